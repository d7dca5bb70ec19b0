import { useEffect } from 'react';

/**
 * The whole page has `data-<name>` while the component is shown, and `isOn`. `html:has()` in a style sheet would say the same; the
 * browser works that out anew whenever anything comes into the page.
 */
export function useMark(name: string, isOn = true): void {
  useEffect(() => {
    if (!isOn) return;
    const { dataset } = document.documentElement;
    dataset[name] = '';
    return () => {
      delete dataset[name];
    };
  }, [name, isOn]);
}
