import { Facts } from '@/components/ui/Facts';
import { useLocale, useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/Picture.client';
import { SiteLink } from '@/components/ui/SiteLink';
import type { YearContent } from '@/lib/domain/years';
import { datesText } from './dates';
import { Section } from './Section';
import { YearFacts } from './YearFacts';
import styles from './Place.module.css';

type Props = { content: YearContent; applyUrl: string };

const SIZE = { width: 1200, height: 900 };
const SIZES = '(width < 64rem) 92vw, 58rem';
/** Photos of past exhibitions (public/past); each year has another one. */
const VIEWS = [2, 12, 4, 8, 6] as const;
const viewOf = (year: string) => VIEWS[Number(year) % VIEWS.length] ?? VIEWS[0];

function View({ year }: { year: string }) {
  const t = useTranslations('home.past');
  const view = viewOf(year);
  const src = `/past/past-${String(view).padStart(2, '0')}.jpg`;
  return (
    <div className={styles.view}>
      <Picture src={src} alt={t(`pictures.${view}`)} {...SIZE} sizes={SIZES} />
    </div>
  );
}

/** §1: venue, and registration requirements with a link to the upload system while it is open. */
export function Place({ content, applyUrl }: Props) {
  const t = useTranslations('year');
  const { year, venue, registration } = content;
  const place = [venue.name, venue.address].filter(Boolean).join('\n');
  const where = [
    { title: t('sections.venue'), text: place && <bdi>{place}</bdi> },
    { title: t('place.dates'), text: datesText(content, useLocale()) },
    { title: t('place.how'), text: venue.text && <bdi>{venue.text}</bdi> },
  ].filter(({ text }) => text);
  const upload = applyUrl && (
    <p className={styles.upload}>
      <SiteLink href={applyUrl} outside className="arrowLink">
        {t('place.upload')}
      </SiteLink>
    </p>
  );
  if (where.length === 0) {
    return (
      <Section
        id="registration"
        kicker={t('sections.registration')}
        title={t('place.register')}
        rail
      >
        <YearFacts facts={registration} />
        {upload}
      </Section>
    );
  }
  const both = registration.length > 0;
  const kicker = both ? t('place.kicker') : t('sections.venue');
  return (
    <Section id="venue" kicker={kicker} title={t('place.title')} rail>
      <View year={year} />
      <Facts facts={where} isLarge />
      {both && (
        <div id="registration" className={styles.registration}>
          <h3 className={styles.title}>{t('sections.registration')}</h3>
          <YearFacts facts={registration} />
        </div>
      )}
      {upload}
    </Section>
  );
}
