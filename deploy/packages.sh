# SPDX-License-Identifier: MIT
# Sourced by scripts that need Debian packages: says what is missing, then installs it.
#
# need_packages WHAT PACKAGE...: installs those that are not there, as root or through sudo.
# PACKAGE may be `command:package` (only needed when the command is not found) or `a|b` (the
# first name that this release of Debian or Ubuntu knows).

package_installed() {
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

package_known() {
    [ -n "$(apt-cache policy "$1" 2>/dev/null | grep 'Candidate: [0-9]')" ]
}

any_installed() {
    local name
    for name in ${1//|/ }; do
        package_installed "$name" && return 0
    done
    return 1
}

first_known() {
    local name
    for name in ${1//|/ }; do
        package_known "$name" && echo "$name" && return 0
    done
    echo "none of ${1//|/, } is known to apt on this system" >&2
    return 1
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        echo "root is needed to install packages: run as root, or install sudo" >&2
        return 1
    fi
}

need_packages() {
    local what=$1 item missing=() names=() name
    shift
    for item in "$@"; do
        case $item in
        *:*) command -v "${item%%:*}" >/dev/null || missing+=("${item#*:}") ;;
        *) any_installed "$item" || missing+=("$item") ;;
        esac
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    command -v apt-get >/dev/null || {
        echo "$what needs these packages, and there is no apt-get to install them: ${missing[*]}" >&2
        return 1
    }
    echo "$what needs Debian packages that are not installed yet. Installing: ${missing[*]//|/ or }"
    as_root apt-get update -qq
    for item in "${missing[@]}"; do
        name=$(first_known "$item") || return 1
        names+=("$name")
    done
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        "${names[@]}" >/dev/null
}

BUILD_PACKAGES=(gcc libc6-dev cmake ninja-build pkg-config libwebsockets-dev
    libwebsockets-evlib-uv libuv1-dev libjansson-dev 'libmsgpack-dev|libmsgpack-c-dev' libjwt-dev
    libssl-dev uthash-dev node:nodejs npm:npm)
TEST_PACKAGES=(libcmocka-dev clang clang-tidy clang-format 'libclang-rt-dev|libclang-rt-14-dev'
    libfaketime python3-venv curl ca-certificates git)
# For tests of the page. Ubuntu's package only installs a snap.
[ "$(. /etc/os-release && echo "$ID")" != debian ] || TEST_PACKAGES+=(chromium:chromium)

# Installs once per state of the file that pins the versions.
once() {
    local pins=$1 stamp=$2
    shift 2
    [ -e "$stamp" ] && cmp -s "$pins" "$stamp" && return 0
    "$@" || return 1
    cp "$pins" "$stamp"
}
npm_modules() {
    local package
    for package in "$@"; do
        once "$package/package-lock.json" "$package/node_modules/.pins" npm_install "$package" ||
            return 1
    done
}
npm_install() {
    echo "Installing npm packages for $1 (in $1/node_modules)"
    (cd "$1" && npm ci --no-audit --no-fund --loglevel=error)
}
