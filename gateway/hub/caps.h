/* SPDX-License-Identifier: MIT */
/*
 * Caps: what a connection, and each of its subscriptions, may owe. Passing one only marks a
 * subscription as behind; what it gets instead is decided at its turn.
 */
#ifndef SLUICE_HUB_CAPS_H
#define SLUICE_HUB_CAPS_H

#include "hub/peer.h"

/* Marks the ready subscriptions of the peer that owe too much, or whose place is gone. */
void caps_apply(struct hub_peer *peer);

#endif
