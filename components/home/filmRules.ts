import type { Exhibition } from '@/lib/domain/exhibition';
import { reducedMotion } from '@/lib/client/browser';

type Conditions = {
  reducedMotion: boolean;
  /** The browser's data-saver setting. */
  saveData: boolean;
  /** The Network Information API's estimate; '' where the browser has none. */
  effectiveType: string;
};

const SLOW = ['slow-2g', '2g', '3g'];

/** Whether the film plays by itself: only where it costs and disturbs nobody; otherwise the poster stays. */
export const startsByItself = ({ reducedMotion, saveData, effectiveType }: Conditions) =>
  !reducedMotion && !saveData && !SLOW.includes(effectiveType);

type Connection = { saveData?: boolean; effectiveType?: string };

/** What the browser reports about its user. */
export function readConditions(): Conditions {
  const navigator: Navigator & { connection?: Connection } = window.navigator;
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return { reducedMotion: reducedMotion().matches, saveData, effectiveType };
}

const TYPES: Readonly<Record<string, string>> = { webm: 'video/webm', mp4: 'video/mp4' };

/** The sources for the browser to choose from: WebM first, as it is smaller. */
export function toSources(files: Exhibition['files']) {
  return files
    .flatMap(({ uri }) => {
      const type = TYPES[uri.split('.').at(-1)?.toLowerCase() ?? ''];
      return type ? [{ src: uri, type }] : [];
    })
    .sort((one, other) => other.type.localeCompare(one.type));
}
