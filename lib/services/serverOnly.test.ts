import { readdirSync, readFileSync } from 'node:fs';

/** docs/architecture.md, "Who may import whom". */
it.each(['lib/services', 'lib/api'])('nothing of %s can reach the browser', (folder) => {
  const files = readdirSync(folder).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  expect(files.length).toBeGreaterThan(0);
  const text = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
  expect(files.filter((name) => !text(name).startsWith("import 'server-only';\n"))).toEqual([]);
});
