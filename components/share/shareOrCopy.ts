export type Shared = 'shared' | 'copied' | 'failed' | 'left';

/** A visitor who closes the device's share sheet has cancelled: no failure. */
const isChangeOfMind = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

async function copy(url: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Opens the device's share sheet where there is one, else copies the address. */
export async function shareOrCopy(what: { title: string; url: string }): Promise<Shared> {
  if (!('share' in navigator)) return copy(what.url);
  try {
    await navigator.share(what);
    return 'shared';
  } catch (error) {
    return isChangeOfMind(error) ? 'left' : copy(what.url);
  }
}
