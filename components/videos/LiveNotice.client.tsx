'use client';

import { Alert } from '@/components/ui/Alert';
import { useHydrated } from '@/components/ui/useHydrated';
import { PARIS } from '@/lib/constants';
import { fill } from '@/lib/i18n/fill';
import { LANGUAGES, type Locale } from '@/lib/i18n/locales';
import type { Phase } from '@/lib/state/live';
import type { Film, LiveWords } from '@/lib/pages/film';
import { noticeOf, openingOf } from './playerKind';
import type { VideosTexts } from '@/lib/i18n/messages';

type Props = {
  ref: React.Ref<HTMLDivElement>;
  film: Film;
  live: LiveWords;
  phase: Exclude<Phase, 'during'>;
  locale: Locale;
  texts: VideosTexts;
};

/** The same time in the visitor's time zone; '' where that reads the same as in Paris. */
function localMoment(time: number | null, locale: Locale): string {
  if (time === null) return '';
  const { dates } = LANGUAGES[locale];
  const write = (timeZone?: string) =>
    new Intl.DateTimeFormat(dates, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone,
    }).format(time);
  const local = write();
  return local === write(PARIS) ? '' : local;
}

/** It stands in a status, and has the focus when the player goes with it. */
export function LiveNotice({ ref, film, live, phase, locale, texts: { live: texts } }: Props) {
  const isHydrated = useHydrated();
  const isBefore = phase === 'before';
  const opening = openingOf(film, texts);
  const { title, text } = noticeOf(live, phase, texts);
  const local = isHydrated ? localMoment(isBefore ? live.sTime : live.eTime, locale) : '';
  return (
    <Alert tone="ok" title={title} isSilent ref={ref}>
      {/* The key: as in Panel.tsx. */}
      <p key={phase}>
        {text}
        {isBefore && (
          <>
            {LANGUAGES[locale].space}
            {opening && <span className="needsScript">{opening}</span>}
            {opening ? <noscript>{texts.reload}</noscript> : texts.reload}
          </>
        )}
      </p>
      {local && <p>{fill(texts.yours, { date: local })}</p>}
    </Alert>
  );
}
