import { fetchUntilSilent } from './json';

/**
 * What this page's address answers now; 0 where nobody does. To be asked before the page is read again: when Next gets no page it
 * leaves the one that is there, and visitors would have none.
 */
export async function pageStatus(signal: AbortSignal): Promise<number> {
  try {
    const how = { method: 'HEAD', cache: 'no-store', signal } as const;
    return (await fetchUntilSilent(window.location.href, how)).status;
  } catch {
    return 0;
  }
}
