import type {
  WireCountries,
  WireExh,
  WireExhibition,
  WireFooter,
  WireLangs,
  WireLogo,
  WireMessages,
  WirePages,
  WireShop,
} from '@/lib/contract/webContent';
import { isRecord } from '@/lib/record';
import { findAreasWithWorks } from '../queries/areas';
import { findGlobal, findLanguages } from '../queries/documents';
import type { CmsLocale } from '../queries/locale';
import { picturesOf } from './picturesOf';

export async function toExhibition(locale: CmsLocale): Promise<WireExhibition> {
  const { bgImgs, notices, files, applyUrl } = await findGlobal('exhibition', locale);
  const lists = [bgImgs ?? [], notices ?? [], files ?? []];
  const picture = await picturesOf(lists.flat(), locale);
  const [backgrounds = [], papers = [], films = []] = lists.map((list) =>
    list.map((file) => picture(file).img).filter(Boolean),
  );
  return {
    bgImgs: backgrounds,
    notices: papers,
    files: films.map((uri) => ({ uri })),
    applyUrl: applyUrl ?? '',
  };
}

export async function toLogo(locale: CmsLocale): Promise<WireLogo> {
  const { img, alt } = await findGlobal('logo', locale);
  const picture = await picturesOf([img], locale);
  return { img: picture(img).img, alt: alt ?? '' };
}

type Link = { name?: string | null; link?: string | null };

const toLink = ({ name, link }: Link) => ({ name: name ?? '', link: link ?? '' });

export async function toFooter(locale: CmsLocale): Promise<WireFooter> {
  const { nav, social, wx, addr, service, copyright } = await findGlobal('footer', locale);
  const picture = await picturesOf([wx?.img], locale);
  const socials = social?.items ?? [];
  return {
    nav: { title: nav?.title ?? '', items: (nav?.items ?? []).map(toLink) },
    social: {
      title: social?.title ?? '',
      items: socials.map((item) => ({ ...toLink(item), icon: item.icon ?? '' })),
    },
    wx: { desc: wx?.desc ?? '', img: picture(wx?.img).img },
    addr: { title: addr?.title ?? '', desc: addr?.desc ?? '' },
    service: {
      title: service?.title ?? '',
      desc: service?.desc ?? '',
      time: service?.time ?? '',
    },
    copyright: { desc: copyright?.desc ?? '' },
  };
}

export async function toLangs(locale: CmsLocale): Promise<WireLangs> {
  const languages = await findLanguages(locale);
  const picture = await picturesOf(
    languages.map(({ img }) => img),
    locale,
  );
  return { langs: languages.map(({ id, label, img }) => ({ id, label, img: picture(img).img })) };
}

export async function toPages(locale: CmsLocale): Promise<WirePages> {
  const { pages } = await findGlobal('pages', locale);
  return {
    pages: (pages ?? []).map(({ route, title, description }) => ({
      route,
      title: title ?? '',
      description: description ?? '',
    })),
  };
}

export async function toMessages(locale: CmsLocale): Promise<WireMessages> {
  const { messages } = await findGlobal('messages', locale);
  return { messages: isRecord(messages) ? messages : {} };
}

export async function toExh(locale: CmsLocale): Promise<WireExh> {
  const { title, bgImgs, messages, uploadUrl } = await findGlobal('exh', locale);
  const picture = await picturesOf(bgImgs ?? [], locale);
  return {
    title: title ?? '',
    bgImgs: (bgImgs ?? []).map((file) => picture(file).img).filter(Boolean),
    messages: (messages ?? []).map((message) => ({
      lang: message.lang,
      title: message.title ?? '',
      html: message.html ?? '',
    })),
    uploadUrl: uploadUrl ?? '',
  };
}

export async function toShop(locale: CmsLocale): Promise<WireShop> {
  const { img } = await findGlobal('shop', locale);
  const picture = await picturesOf([img], locale);
  return picture(img);
}

/** Countries that have published works. */
export async function toCountries(locale: CmsLocale): Promise<WireCountries> {
  const areas = await findAreasWithWorks(locale);
  return { countries: areas.map(({ code, name, works }) => ({ code, name: name ?? code, works })) };
}
