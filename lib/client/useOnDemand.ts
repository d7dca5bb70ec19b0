import { useState } from 'react';

/**
 * A part of the page that is loaded when it is opened; undefined while it is closed. `isComing`: it is being loaded; `hasFailed`: it
 * could not be; the next click tries again.
 */
export function useOnDemand<P>(load: () => Promise<React.ComponentType<P>>) {
  const [Part, setPart] = useState<React.ComponentType<P>>();
  const [isComing, setComing] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  /** Whether it came. */
  async function open(): Promise<boolean> {
    setFailed(false);
    setComing(true);
    const loaded = await load().catch(() => null);
    if (loaded) setPart(() => loaded);
    setFailed(!loaded);
    setComing(false);
    return loaded !== null;
  }

  return { Part, isComing, hasFailed, open, close: () => setPart(undefined) };
}
