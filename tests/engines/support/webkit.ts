import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { miniBrowser } from '../../../scripts/support/test/engines.mjs';
import type { Started, Wishes } from './browser';
import { byHttp } from './webdriver';

/** Its window is never narrower than its tools. */
const NARROW_TOOLS =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 6px }';

async function untilReady(origin: string) {
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await fetch(`${origin}/status`).catch(() => null))?.ok) return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver does not answer');
}

/** WebKitGTK's MiniBrowser by its driver, on a screen of its own that nobody sees. */
export async function startWebKit(folder: string, { scripts }: Wishes): Promise<Started> {
  const port = await getPort();
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), NARROW_TOOLS);
  const args = ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', 'WebKitWebDriver'];
  const child = spawn('xvfb-run', [...args, '-p', String(port)], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin);
  const send = byHttp(origin);
  const browserOptions = {
    binary: miniBrowser(),
    args: ['--automation', `--enable-javascript=${scripts}`],
  };
  await send('NewSession', {
    capabilities: {
      alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions },
    },
  });
  return { send, children: [child] };
}
