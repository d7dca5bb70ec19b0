import { PARIS } from '@/lib/constants';
import { commaList } from '@/lib/i18n/intl';
import { LANGUAGES, localeOf, type Locale } from '@/lib/i18n/locales';
import { perLocale } from '@/lib/i18n/perLocale';
import { isLanguage } from '@/lib/i18n/isLanguage';
import type { Video } from '@/lib/domain/video';
import type { Fact, Track } from './film';
import type { VideosTexts } from '@/lib/i18n/messages';

const moments = perLocale(
  (dates) =>
    new Intl.DateTimeFormat(dates, { dateStyle: 'long', timeStyle: 'short', timeZone: PARIS }),
);

const inUnit = (unit: string) =>
  perLocale(
    (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
  );
const hours = inUnit('hour');
const minutes = inUnit('minute');
const seconds = inUnit('second');

/** `3 minutes 52 seconds`, of a length in seconds; '' when unknown. */
export function lengthOf(length: number, locale: Locale): string {
  const whole = Math.round(length);
  if (whole <= 0) return '';
  const parts = [
    [hours, Math.floor(whole / 3600)],
    [minutes, Math.floor(whole / 60) % 60],
    [seconds, whole % 60],
  ] as const;
  return parts
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => unit(locale).format(count))
    .join(' ');
}

/** In Paris time; '' when unknown. */
export function momentOf(time: number | null, locale: Locale): string {
  return time === null ? '' : moments(LANGUAGES[locale].dates).format(time);
}

/** A language's name in that language. */
const nativeName = (lang: string) =>
  new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;

/** §2: captions in the visitor's language first; the first track is the default, which the browser turns on by its own rules. */
export function tracksOf({ tracks }: Video, locale: Locale): Track[] {
  const isOwn = (lang: string) => localeOf(lang) === locale;
  const known = tracks.filter(({ lang }) => isLanguage(lang));
  const own = known.filter(({ lang }) => isOwn(lang));
  const others = known.filter(({ lang }) => !isOwn(lang));
  return [...own, ...others].map(({ lang, url }, index) => ({
    lang,
    url,
    label: nativeName(lang),
    isDefault: index === 0 && own.length > 0,
  }));
}

const present = (facts: readonly Fact[]) => facts.filter(({ text }) => text !== '');

export function factsOf(video: Video, locale: Locale, facts: VideosTexts['facts']): Fact[] {
  const languages = tracksOf(video, locale).map(({ label }) => label);
  return present([
    { title: facts.author, text: video.author },
    { title: facts.length, text: lengthOf(video.duration, locale) },
    { title: facts.captions, text: commaList(locale, languages) },
  ]);
}
