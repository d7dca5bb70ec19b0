import 'server-only';
import { getMessages } from 'next-intl/server';
import { pageAddress } from '@/lib/discovery/metadata/siteAddress';
import { ratioOf, type Size } from '@/lib/domain/picture';
import type { Album } from '@/lib/domain/album';
import { namedIn } from '@/lib/domain/workWords';
import type { Locale } from '@/lib/i18n/locales';
import { embedArtworkPath, embedGalleryPath, ROUTES } from '@/lib/routes';
import { getById, listPublished } from '@/lib/services/artexhAlbum';
import { yearNameOf } from '@/lib/services/yearOfLabels';
import { EMBED_WIDTHS, frameCode, workFrame } from '@/lib/state/embedFrame';
import { element, textElement, xmlDocument } from '@/lib/xml/element';
import { thumbnailOf } from '@/lib/discovery/thumbnail';
import { galleryTitle } from './galleryTitle';
import type { Target } from './target';

/** As long as a picture stays in a browser: its title may be gone by then. */
const CACHE_SECONDS = 600;
const GALLERY: Size = { width: EMBED_WIDTHS.large, height: 480 };

/** oEmbed 1.0, of the type "rich". The three of the thumbnail are there together or not at all. */
export type Oembed = Readonly<Record<string, string | number>>;

function thumbnail(picture: Album, most: Size): Oembed {
  const found = thumbnailOf(picture, most);
  if (!found) return {};
  const { address, width, height } = found;
  return { thumbnail_url: address, thumbnail_width: width, thumbnail_height: height };
}

type Shown = {
  title: string;
  path: string;
  size: Size;
  picture: Album | undefined;
  author: Oembed;
};

async function workOf(id: string, locale: Locale, most: Size): Promise<Shown | null> {
  const [work, messages] = await Promise.all([getById(id, locale), getMessages({ locale })]);
  if (!work) return null;
  const width = Math.min(EMBED_WIDTHS.large, most.width);
  return {
    title: namedIn(work, messages.work),
    path: embedArtworkPath(work.id),
    size: workFrame(ratioOf(work), width),
    picture: work,
    author: work.author ? { author_name: work.author } : {},
  };
}

async function galleryOf(label: string, locale: Locale): Promise<Shown | null> {
  const [{ items }, messages, year] = await Promise.all([
    listPublished({ labelIds: [label], start: 0, locale }),
    getMessages({ locale }),
    yearNameOf(label, locale),
  ]);
  if (items.length === 0) return null;
  return {
    title: galleryTitle(year, messages, locale),
    path: embedGalleryPath(label),
    size: GALLERY,
    picture: items[0],
    author: {},
  };
}

/** Null: there is no such work, or nothing hangs under the label. */
export async function oembedOf(
  { kind, id, locale }: Extract<Target, { id: string }>,
  most: Size,
): Promise<Oembed | null> {
  const shown = await (kind === 'work' ? workOf(id, locale, most) : galleryOf(id, locale));
  if (!shown) return null;
  const { title, path, size, picture, author } = shown;
  const width = Math.min(size.width, most.width);
  const height = Math.min(size.height, most.height);
  const { common } = await getMessages({ locale });
  return {
    version: '1.0',
    type: 'rich',
    title,
    ...author,
    provider_name: common.siteName,
    provider_url: pageAddress(locale, ROUTES.home),
    cache_age: CACHE_SECONDS,
    html: frameCode({ address: pageAddress(locale, path), title, width, height }),
    width,
    height,
    ...(picture ? thumbnail(picture, most) : {}),
  };
}

export const oembedXml = (facts: Oembed): string =>
  xmlDocument(
    element(
      'oembed',
      {},
      Object.entries(facts)
        .map(([name, value]) => textElement(name, String(value)))
        .join(''),
    ),
  );
