// SPDX-License-Identifier: MIT
// node build.mjs DIRECTORY: bundles the page's script and style sheet into that directory, and writes
// the licences of the packages that are in them.
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

// zod asks whether it may make code from text. The page's policy forbids that, and a browser would
// report the attempt; so the answer is given here.
const PROBE = 'new F("");';
const noCodeFromText = {
  name: "no-code-from-text",
  setup({ onLoad }) {
    onLoad({ filter: /zod[/\\]v4[/\\]core[/\\]util\.js$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      if (!source.includes(PROBE)) throw new Error(`${path} no longer has ${PROBE}`);
      return { contents: source.replace(PROBE, "return false;"), loader: "js" };
    });
  },
};

const here = fileURLToPath(new URL(".", import.meta.url));
const [outdir] = process.argv.slice(2);
const { metafile } = await build({
  absWorkingDir: here,
  metafile: true,
  entryPoints: ["src/page.js", "src/page.css"],
  outdir,
  bundle: true,
  minify: true,
  format: "iife",
  target: ["es2022", "chrome123", "firefox120", "safari17.5"], // the first with light-dark()
  plugins: [noCodeFromText],
  legalComments: "none", // the licences are in their own file
  logLevel: "warning",
});

async function licence(directory) {
  const { name, version, license } = JSON.parse(await readFile(path.join(directory, "package.json")));
  const files = (await readdir(directory)).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(directory, file), "utf8")));
  return [`${name} ${version} (${license})`, ...texts.map((text) => text.trim())].join("\n\n");
}

const packages = new Set();
for (const [file, { bytesInOutput }] of Object.entries(metafile.outputs).flatMap(([, { inputs }]) => Object.entries(inputs))) {
  const found = /^(.*node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)/.exec(file);
  if (found && bytesInOutput > 0) packages.add(found[1]);
}
const texts = await Promise.all([...packages].sort().map((directory) => licence(path.join(here, directory))));
const rule = `\n\n${"-".repeat(72)}\n\n`;
await writeFile(path.join(outdir, "licences.txt"),
  ["The page contains these packages.", ...texts].join(rule) + "\n");
