import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../scripts/support/run.mjs';

const PACKAGE = 'mirador@4.0.0';
const SCRIPT = 'package/dist/mirador.min.js';

/**
 * Mirador's own built file, which holds all that it needs. Its forty dependencies and seven peers would be installed with it
 * if it were one of ours. Null where there is no registry.
 */
export async function fetchMirador(): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'one-world-mirador-'));
  try {
    const patience = ['--fetch-retries=0', '--fetch-timeout=30000'];
    const args = ['pack', PACKAGE, '--silent', ...patience, '--pack-destination', folder];
    const file = await run('npm', args);
    await run('tar', ['-xzf', join(folder, file.trim()), '-C', folder, SCRIPT]);
    return readFileSync(join(folder, SCRIPT), 'utf8');
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A museum's website: an empty page on an origin of its own. */
export async function aMuseum() {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><meta charset="utf-8"><div id="mirador"></div>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
