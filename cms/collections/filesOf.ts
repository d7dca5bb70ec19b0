import type { UploadFieldValidation, Where } from 'payload';
import { upload } from 'payload/shared';
import { MIME_BY_EXTENSION } from '../files/mediaFiles';
import { anyIdOf } from '../idOf';
import { isQuiet } from '../quietly';
import { isKept } from './keptValue';

/** What is there already stays, though of another kind, and so does what an archive brings. */
const newOfKind: UploadFieldValidation = async (value, asked) => {
  const { filterOptions: kind, ...ofAnyKind } = asked;
  const isAny = isQuiet(asked.req);
  const judged = await upload(value, isAny ? ofAnyKind : asked);
  if (isAny || judged === true) return judged;
  const before = [asked.previousValue].flat().map(anyIdOf);
  const chosen = [value ?? []].flat().map(anyIdOf);
  const isThere = await Promise.all(
    chosen.map((id) =>
      isKept(id, { ...ofAnyKind, previousValue: before.includes(id) ? id : undefined }),
    ),
  );
  const kept = chosen.filter((_, index) => isThere[index]);
  if (kept.length === chosen.length) return upload(value, ofAnyKind);
  return upload(value, { ...asked, filterOptions: { or: [{ id: { in: kept } }, kind as Where] } });
};

/** For a field of files: only this kind is offered and taken. */
export const filesOf = (kind: Where) => ({ filterOptions: kind, validate: newOfKind });

export const PICTURES = filesOf({ mimeType: { contains: 'image/' } });

/** What the promo film is played from (components/home/filmRules.ts). */
export const FILMS = filesOf({
  mimeType: { in: [MIME_BY_EXTENSION.mp4, MIME_BY_EXTENSION.webm] },
});

/** A playlist can't be played as a film, only broadcast. */
export const NO_PLAYLISTS = filesOf({ mimeType: { not_equals: MIME_BY_EXTENSION.m3u8 } });
