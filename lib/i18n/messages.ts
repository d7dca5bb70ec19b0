import type en from '@/messages/en.json';
import type { Locale } from './locales';

export type Messages = typeof en;

/** The texts of a language. All are there: the build fails otherwise (lib/i18n/messageGaps.mjs). */
export async function messagesOf(locale: Locale): Promise<Messages> {
  const { default: messages }: { default: Messages } = await import(
    `../../messages/${locale}.json`
  );
  return messages;
}

/** The texts that client components get as props; `fill` inserts their values. */
export type ArtworkTexts = Messages['artwork'];
export type CatalogueTexts = Messages['catalogue'];
export type CategoryTexts = Messages['category'];
export type CertificateTexts = Messages['certificate'];
export type FavoriteTexts = Messages['favorite'];
export type GalleryTexts = Messages['gallery'];
export type PagesTexts = Messages['pages'];
export type SearchTexts = Messages['search'];
export type ShelfTexts = Messages['shelf'];
export type VideosTexts = Messages['videos'];
export type ViewerTexts = Pick<Messages, 'common' | 'viewer' | 'comments' | 'artwork' | 'aloud'>;
