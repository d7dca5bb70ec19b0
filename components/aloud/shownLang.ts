import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void) {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

/** The language in which a text is seen: its own, or that into which the browser has translated a page of this locale. */
export const useShownLang = (lang: string, locale: string) =>
  useSyncExternalStore(
    subscribe,
    () => {
      const { lang: shown } = document.documentElement;
      return shown === '' || shown === locale ? lang : shown;
    },
    () => lang,
  );
