import { uploadAddress, type Announcement } from '@/lib/domain/sitePages';
import { safeHtml } from '@/lib/html';
import { DEFAULT_SITE_LOCALE, localeOf, type Locale } from '@/lib/i18n/locales';
import { getWebContent } from '@/lib/services/webContent';
import { htmlTexts } from './htmlTexts';

const MOST_BACKGROUNDS = 3;

export type AnnouncementPage = Announcement & {
  /** §3 Exhibition config, notices: pictures, and other files such as a PDF. */
  notices: { pictures: string[]; papers: string[] };
};

type Message = Announcement['messages'][number];

async function cleaned(message: Message, index: number): Promise<Message> {
  const locale = localeOf(message.lang) ?? DEFAULT_SITE_LOCALE;
  const texts = await htmlTexts(locale);
  return { ...message, html: safeHtml(message.html, { locale, index, texts }).trim() };
}

/** The announcement's own pictures; if it has none, those of the exhibition. */
export async function readAnnouncement(locale: Locale): Promise<AnnouncementPage> {
  const [exh, exhibition] = await Promise.all([
    getWebContent('exh', locale),
    getWebContent('exhibition', locale),
  ]);
  const messages = await Promise.all(exh.messages.map(cleaned));
  const backgrounds = exh.bgImgs.length > 0 ? exh.bgImgs : exhibition.bgImgs;
  return {
    ...exh,
    uploadUrl: uploadAddress(exh, exhibition),
    bgImgs: backgrounds.slice(0, MOST_BACKGROUNDS),
    messages: messages.filter(({ title, html }) => title || html),
    notices: {
      pictures: exhibition.notices.filter(isPicture),
      papers: exhibition.notices.filter((path) => !isPicture(path)),
    },
  };
}

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

/** By the file name, since §3's list has paths only. */
export const isPicture = (path: string) => PICTURE.test(path);
