import { setMaxListeners } from 'node:events';
import { createWriteStream } from 'node:fs';
import { run } from 'node:test';
import { spec, tap } from 'node:test/reporters';

// In the order that is given: `node --test` would sort them (nodeTests.mjs).
const { files, atOnce, report, said } = JSON.parse(process.argv[2]);
const over = new AbortController();
// Each file's process listens to it.
setMaxListeners(0, over.signal);
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => over.abort());
const tests = run({ files, concurrency: atOnce, signal: over.signal });
tests.on('test:fail', () => (process.exitCode = 1));
tests.compose(tap).pipe(createWriteStream(report));
tests.compose(new spec()).pipe(said ? createWriteStream(said) : process.stdout);
