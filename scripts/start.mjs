// `npm start`. Runs before anything is installed, also on a Node that is too old: it imports nothing before it has
// checked the version (package.json, `engines`), and uses only syntax that every Node with ES modules can parse.
const [major, minor] = process.versions.node.split('.').map(Number);

if ((major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24) {
  import('./support/start.mjs').then((module) => module.start());
} else {
  console.error(`Node 24 is needed, or at least 20.19 or 22.13; this is ${process.versions.node}.`);
  process.exitCode = 1;
}
