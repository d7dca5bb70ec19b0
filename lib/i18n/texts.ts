import type en from '@/messages/en.json';

type Texts = typeof en;

/** What islands are given to say: plain texts, which `fill` puts values into. */
export type ArtworkTexts = Texts['artwork'];
export type CategoryTexts = Texts['category'];
export type CertificateTexts = Texts['certificate'];
export type FavoriteTexts = Texts['favorite'];
export type GalleryTexts = Texts['gallery'];
export type VideosTexts = Texts['videos'];
export type ViewerTexts = Pick<Texts, 'viewer' | 'comments' | 'artwork'>;
