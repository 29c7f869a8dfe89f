export default function rng(): Uint8Array;
