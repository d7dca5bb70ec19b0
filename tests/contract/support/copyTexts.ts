import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@/scripts/support/paths.mjs';
import type { Person } from './people';

type Reference = { filename?: string };

/** The build's name of the function by which the admin's screens ask the server. */
function serverFunction(): string {
  const file = join(ROOT, 'cms/.next/server/server-reference-manifest.json');
  const { node } = JSON.parse(readFileSync(file, 'utf8')) as { node: Record<string, Reference> };
  const ours = Object.entries(node).find(([, { filename }]) => filename?.endsWith('layout.tsx'));
  if (!ours) throw new Error('the build has no server function of ours');
  return ours[0];
}

/**
 * "Copy to locale" of the admin, as it is sent when it is clicked: the answer's status, or the refusal that it tells. Without an
 * editor: as a stranger.
 */
export const copier =
  (cmsUrl: string, { headers }: Partial<Person> = {}) =>
  async (args: object): Promise<number | string> => {
    const answer = await fetch(`${cmsUrl}/admin`, {
      method: 'POST',
      headers: {
        ...headers,
        origin: cmsUrl,
        'next-action': serverFunction(),
        'content-type': 'text/plain;charset=UTF-8',
      },
      body: JSON.stringify([{ name: 'copy-data-from-locale', args }]),
      redirect: 'manual',
    });
    const [, refusal] = /"error":"([^"]+)"/.exec(await answer.text()) ?? [];
    return refusal ?? answer.status;
  };
