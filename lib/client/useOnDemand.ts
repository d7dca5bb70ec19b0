import { useState } from 'react';

/** A part of the page that is loaded when it is opened; undefined while it is closed. What could not be loaded, the next click tries again. */
export function useOnDemand<P>(load: () => Promise<React.ComponentType<P>>) {
  const [Part, setPart] = useState<React.ComponentType<P>>();

  async function open() {
    try {
      const loaded = await load();
      setPart(() => loaded);
    } catch {
      // It stays closed.
    }
  }

  return { Part, open, close: () => setPart(undefined) };
}
