import { execFileSync } from 'node:child_process';

/** In a process of its own: Jest has no `import()` of ES modules. */
const SCRIPT = `
  import { createRequire } from 'node:module';
  import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
  import nextConfig from './next.config.mjs';
  const { configSchema } = createRequire(import.meta.url)('next/dist/server/config-schema.js');
  const faults = {};
  for (const phase of [PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER]) {
    const { error } = configSchema.safeParse(await nextConfig(phase));
    faults[phase] = (error?.issues ?? []).map(({ path, message }) => [...path, message].join(' '));
  }
  process.stdout.write(JSON.stringify(faults));
`;

// The build reads all texts.
jest.setTimeout(60_000);

/** Next starts all the same with an option that an upgrade took away. */
it('The settings of Next have only options that it knows, after an upgrade too', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT]);
  expect(JSON.parse(String(said))).toEqual({
    'phase-development-server': [],
    'phase-production-build': [],
    'phase-production-server': [],
  });
});
