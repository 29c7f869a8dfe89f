// SPDX-License-Identifier: MIT
// The proof of convergence proves something: each of a list of faults, put into what slow readers
// get, is found by it within a thousand seeds.
//
//   node mutants.test.mjs BUILD_DIRECTORY CONVERGE_TEST HUB_PROBE VIEW_PROBE
// A fault is a text of a source file and what stands in its place; the file is compiled as in the
// build, and linked in front of the libraries.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const SEEDS = 1000;
const [build, converge, hubProbe, viewProbe] = process.argv.slice(2).map((path) => resolve(path));
const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const mutants = JSON.parse(readFileSync(join(root, "tests/mutants/mutants.json"), "utf8"));
const commands = JSON.parse(readFileSync(join(build, "compile_commands.json"), "utf8"));

const commandOf = (file) => {
    const found = commands.find((each) => each.file === join(root, file));
    if (!found) throw new Error(`${file} is not in the build`);
    return found;
};

/** Runs a compiler's command line, with other words at its end. */
function compile({ command, directory }, ...more) {
    const words = command.split(" ").filter(Boolean);
    const output = words.indexOf("-o");
    const kept = words.filter((word, i) => i !== output && i !== output + 1 && word !== "-c");
    kept.pop(); // the file
    execFileSync(kept[0], [...kept.slice(1).map((word) => word.replaceAll("\\\"", "\"")), ...more], { cwd: directory, stdio: "inherit" });
}

function makeMutant({ file, find, replace }, directory) {
    const source = readFileSync(join(root, file), "utf8");
    if (source.split(find).length !== 2) throw new Error(`${file} does not hold the text once: ${find}`);
    mkdirSync(directory, { recursive: true });
    const mutated = join(directory, "mutated.c");
    const program = join(directory, "hub_probe");
    writeFileSync(mutated, source.replace(find, () => replace));
    // The file's own folder is where its own headers are found.
    compile(commandOf(file), "-iquote", dirname(join(root, file)), "-Wno-error", "-w", "-c", mutated, "-o", join(directory, "mutated.o"));
    compile(
        commandOf("tests/tools/hub_probe.c"),
        join(directory, "mutated.o"),
        ...["hub_probe.dir/tools/hub_probe.c.o", "hub_probe.dir/log_store.c.o"].map((object) => join(build, "tests/CMakeFiles", object)),
        ...["gateway/hub/libsluice_hub.a", "gateway/store/libsluice_store.a", "codec/libsluice.a"].map((library) => join(build, library)),
        ...["-lmsgpackc", "-lm", "-o", program],
    );
    return program;
}

if (!existsSync(join(root, "tests/node/node_modules"))) {
    console.log("skipped: the npm modules are not installed, run tests/run");
    process.exit(77);
}
const search = (lossy, seeds) => {
    const env = { ...process.env, CONVERGE_LOSSY: lossy, CONVERGE_STOP: "1" };
    return spawnSync("node", [converge, hubProbe, viewProbe, "1", String(seeds)], { env, encoding: "utf8" });
};

// Without a fault there is nothing to find.
const { status, stdout } = search(hubProbe, 20);
if (status !== 0) throw new Error(`the program without a fault fails:\n${stdout}`);
let missed = 0;
for (const [i, mutant] of mutants.entries()) {
    const program = makeMutant(mutant, join(build, "mutants", String(i)));
    const { status, stdout } = search(program, SEEDS);
    const seed = /^seed (\d+):/m.exec(stdout)?.[1];
    const found = status === 1 && seed !== undefined;
    console.log(`${found ? `found by seed ${seed}` : "NOT FOUND"}: ${mutant.about}`);
    if (!found) missed++;
}
process.exit(missed ? 1 : 0);
