import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Album } from '@/lib/domain/album';
import { PICTURE_TYPES } from '@/lib/files/pictureTypes';
import { countryName } from '@/lib/i18n/intl';
import { DEFAULT_SITE_LOCALE } from '@/lib/i18n/locales';
import { siteAddress } from '@/lib/discovery/metadata/siteAddress';
import { artworkPath } from '@/lib/routes';
import { getById } from '@/lib/services/artexhAlbum';
import { getWebContent } from '@/lib/services/webContent';
import { homepages } from './homepages';
import {
  filledMap,
  inEveryLanguage,
  languageMap,
  writtenMap,
  type LanguageMap,
} from './languageMap';
import { collectionPath, hasManifest, manifestPath } from './paths';
import { provider } from './provider';
import { thumbnail } from './thumbnail';

export const PRESENTATION = 'http://iiif.io/api/presentation/3/context.json';

const formatOf = (imgUrl: string) => PICTURE_TYPES[imgUrl.split('.').at(-1)?.toLowerCase() ?? ''];

/** `alt`: the editor's alt text. */
type Words = { label: LanguageMap; alt: LanguageMap | null };

/** A canvas of the picture's own size. */
function canvas(id: string, words: Words, { imgUrl, width, height }: Album) {
  const format = formatOf(imgUrl);
  const body = { id: siteAddress(imgUrl), type: 'Image', ...(format ? { format } : {}) };
  return {
    id: `${id}/canvas`,
    type: 'Canvas',
    label: words.label,
    ...(words.alt ? { summary: words.alt } : {}),
    width,
    height,
    items: [
      {
        id: `${id}/page`,
        type: 'AnnotationPage',
        items: [
          {
            id: `${id}/annotation`,
            type: 'Annotation',
            motivation: 'painting',
            body: { ...body, width, height },
            target: `${id}/canvas`,
          },
        ],
      },
    ],
  };
}

async function textsOf(album: Album) {
  const [works, texts, labels] = await Promise.all([
    inEveryLanguage(async (locale) => (await getById(album.id, locale)) ?? album),
    inEveryLanguage((locale) => getTranslations({ locale, namespace: 'artwork' })),
    inEveryLanguage((locale) => getTranslations({ locale, namespace: 'work' })),
  ]);
  const fact = (
    term: 'author' | 'from' | 'age' | 'mentor' | 'agency',
    value: LanguageMap | null,
  ) => {
    const label = languageMap((locale) => texts(locale)(`facts.${term}`));
    return label && value ? [{ label, value }] : [];
  };
  const { age, teacher, org } = album;
  return {
    label: filledMap((locale) => works(locale).name || labels(locale)('untitled')) ?? {},
    summary: writtenMap((locale) => {
      const { description, descriptionLang } = works(locale);
      return { text: description, lang: descriptionLang };
    }),
    alt: filledMap((locale) => works(locale).alt),
    metadata: [
      ...fact(
        'author',
        languageMap(() => album.author),
      ),
      ...fact(
        'from',
        languageMap((locale) => countryName(album.countryCode, locale, works(locale).country)),
      ),
      ...fact('age', age ? languageMap((locale) => labels(locale)('age', { age })) : null),
      ...fact(
        'mentor',
        languageMap(() => teacher),
      ),
      ...fact(
        'agency',
        languageMap(() => org),
      ),
    ],
  };
}

/** IIIF Presentation 3: one work, in all languages. Null: no such work, or its size is unknown. */
export async function artworkManifest(albumId: string): Promise<object | null> {
  const album = await getById(albumId, DEFAULT_SITE_LOCALE);
  if (!album || !hasManifest(album)) return null;
  const id = siteAddress(manifestPath(album.id));
  const [{ label, alt, summary, metadata }, years] = await Promise.all([
    textsOf(album),
    getWebContent('years', DEFAULT_SITE_LOCALE),
  ]);
  const year = years.find(({ labelId }) => labelId === album.label)?.year;
  const collection = year && { id: siteAddress(collectionPath(year)), type: 'Collection' };
  return {
    '@context': PRESENTATION,
    id,
    type: 'Manifest',
    label,
    ...(summary ? { summary } : {}),
    ...(metadata.length > 0 ? { metadata } : {}),
    ...thumbnail(album),
    provider: [await provider()],
    homepage: homepages(artworkPath(album.id), label),
    ...(collection ? { partOf: [collection] } : {}),
    items: [canvas(id.replace('/manifest.json', ''), { label, alt }, album)],
  };
}
