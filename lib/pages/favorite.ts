import { currentDraft } from '@/lib/api/draft';
import { attempt } from '@/lib/attempt';
import type { Album } from '@/lib/domain/album';
import type { Locale } from '@/lib/i18n/locales';
import { single, type Query } from '@/lib/query';
import { getBySeq } from '@/lib/services/artexhAlbum';
import { getLanguages } from '@/lib/services/captcha';
import { yearOfWork } from '@/lib/services/yearOfLabels';
import type { FavoriteDraft } from '@/lib/state/favoriteForm';
import type { QrFields } from '@/lib/validation/favorite';

export type Favourite = {
  /** Null: no such work, or it failed to load. */
  work: Album | null;
  /** What the work's year is called; '' if it has none, or nobody tells. */
  year: string;
  /** There is no such work: the form can't succeed. */
  isAbsent: boolean;
  qr: QrFields;
  /** The encrypted form state of a submission without JavaScript (lib/api/draft.ts), and its decrypted content. */
  sealed: string;
  draft: FavoriteDraft | null;
  /** Whether the service offers spoken captchas. */
  hasSound: boolean;
};

async function yearOf(work: Album, locale: Locale): Promise<string> {
  const found = await attempt(yearOfWork(work, locale));
  return found.ok ? found.value : '';
}

/** §2 /album/favorite: label and seq from a wall label's QR code. */
export async function readFavourite(query: Query, locale: Locale): Promise<Favourite> {
  const textOf = (name: string) => single(query[name])?.trim() ?? '';
  const qr = { qrLabel: textOf('label'), qrSeq: textOf('seq') };
  const sealed = textOf('form');
  const [found, spoken] = await Promise.all([
    attempt(getBySeq(qr.qrLabel, qr.qrSeq, locale)),
    attempt(getLanguages()),
  ]);
  const work = found.ok && found.value !== 'absent' ? found.value : null;
  return {
    work,
    year: work ? await yearOf(work, locale) : '',
    isAbsent: found.ok && found.value === 'absent',
    qr,
    sealed,
    draft: currentDraft(sealed),
    hasSound: spoken.ok && spoken.value.length > 0,
  };
}
