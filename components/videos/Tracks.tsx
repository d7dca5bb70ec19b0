import type { Track } from '@/lib/pages/film';

/** The first track is in the visitor's language if there is one (filmWords.ts). */
export const Tracks = ({ tracks }: { tracks: readonly Track[] }) =>
  tracks.map(({ lang, label, url, isDefault }) => (
    <track
      key={url}
      kind="captions"
      src={url}
      srcLang={lang}
      label={label}
      default={isDefault || undefined}
    />
  ));
