// `npm start`. Runs before anything is installed, also on a Node that is too old: it imports nothing before it has
// checked the version, and uses only syntax that every Node with ES modules can parse.
const OLDEST = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(`Node ${OLDEST.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  import('./support/start.mjs').then((module) => module.start());
}
