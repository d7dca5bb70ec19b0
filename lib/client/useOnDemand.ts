import { useState } from 'react';

/** A part of the page that is loaded when it is opened; undefined while it is closed. `hasFailed`: it could not be loaded; the next click tries again. */
export function useOnDemand<P>(load: () => Promise<React.ComponentType<P>>) {
  const [Part, setPart] = useState<React.ComponentType<P>>();
  const [hasFailed, setFailed] = useState(false);

  async function open() {
    setFailed(false);
    try {
      const loaded = await load();
      setPart(() => loaded);
    } catch {
      setFailed(true);
    }
  }

  return { Part, hasFailed, open, close: () => setPart(undefined) };
}
