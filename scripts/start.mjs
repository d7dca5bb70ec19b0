// `npm start`. Runs before anything is installed, and on a Node too old for the rest: so it imports
// nothing until the version is known to do, and keeps to syntax that any module-aware Node can read.
const OLDEST = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(`Node ${OLDEST.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  import('./support/start.mjs').then((module) => module.start());
}
