import type { Person } from './people';
import { askServerFunction } from './serverFunction';

/**
 * "Copy to locale" of the admin, as it is sent when it is clicked: the answer's status, or the refusal that it tells. Without an
 * editor: as a stranger.
 */
export const copier =
  (cmsUrl: string, editor: Partial<Person> = {}) =>
  async (args: object): Promise<number | string> => {
    const headers = { ...editor.headers, origin: cmsUrl };
    const asked = { name: 'copy-data-from-locale', args, headers };
    const { status, text } = await askServerFunction(cmsUrl, asked);
    const [, refusal] = /"error":"([^"]+)"/.exec(text) ?? [];
    return refusal ?? status;
  };
