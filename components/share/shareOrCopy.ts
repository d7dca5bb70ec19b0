export type Shared = 'shared' | 'copied' | 'failed' | 'left';

/** A visitor who closes the device's share sheet has cancelled, and one who presses twice has it open already: no failures. */
const isNoFailure = (error: unknown) =>
  error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);

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
    return isNoFailure(error) ? 'left' : copy(what.url);
  }
}
