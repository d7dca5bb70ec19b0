const FIRST_PAUSE_MS = 500;

/** Ends early when the line is back. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });

/** Puts copies behind it, one after the other, until one has come. */
async function replace(lost: HTMLLinkElement) {
  for (let ms = FIRST_PAUSE_MS; ; ms *= 2) {
    await pause(ms);
    const copy = document.createElement('link');
    copy.rel = 'stylesheet';
    copy.href = lost.href;
    const come = new Promise<Event>((resolve) => {
      copy.addEventListener('load', resolve);
      copy.addEventListener('error', resolve);
    });
    lost.after(copy);
    if ((await come).type === 'load') return;
    copy.remove();
  }
}

/** React never asks again for a style sheet that was lost on the way to another page. Returns what ends it. */
export function replaceLostSheets() {
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.dataset.precedence) void replace(target);
  };
  document.addEventListener('error', hear, true);
  return () => document.removeEventListener('error', hear, true);
}
