import { useState } from 'react';

/**
 * A part of the page that is loaded when it is opened; undefined while it is closed. `isComing`: it is being loaded; `hasFailed`: it
 * could not be; the next click tries again.
 */
export function useOnDemand<P>(load: () => Promise<React.ComponentType<P>>) {
  const [Part, setPart] = useState<React.ComponentType<P>>();
  const [isComing, setComing] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function open() {
    setFailed(false);
    setComing(true);
    try {
      const loaded = await load();
      setPart(() => loaded);
    } catch {
      setFailed(true);
    }
    setComing(false);
  }

  return { Part, isComing, hasFailed, open, close: () => setPart(undefined) };
}
