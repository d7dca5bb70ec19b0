import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { absentPage } from '@/components/errors/absentPage';
import { Icon } from '@/components/ui/Icon';
import { Main } from '@/components/ui/Main';
import { PageHead } from '@/components/ui/PageHead';
import { SiteLink } from '@/components/ui/SiteLink';
import { LANGUAGES } from '@/lib/i18n/locales';
import { readClassroom, type ClassroomAsked } from '@/lib/pages/classroom';
import { albumsViewPath, artworkPath, cataloguePath } from '@/lib/routes';
import { Classroom } from './Classroom.client';
import { showTexts } from './showTexts';
import styles from './Classroom.module.css';

/** What a teacher chooses before the class comes in. */
export async function ClassroomRoute(asked: ClassroomAsked) {
  const locale = await getLocale();
  const facts = await readClassroom(locale, asked);
  if (!facts) return absentPage();
  const [t, messages] = await Promise.all([getTranslations('classroom'), getMessages()]);
  const { label, year, total, first } = facts;
  return (
    <Main className={`wrap ${styles.root}`}>
      <PageHead kicker={t('kicker')} title={year ? t('ofYear', { year }) : t('title')}>
        <p>{t('lead', { total })}</p>
      </PageHead>
      <Classroom
        {...{ label, total }}
        texts={showTexts(messages)}
        words={{ ...messages.work, locale }}
      />
      <noscript>
        <p>
          {t('noScript')}
          {LANGUAGES[locale].space}
          {first && (
            <SiteLink href={artworkPath(first.id)} className="arrowLink">
              {t('first')}
            </SiteLink>
          )}
        </p>
      </noscript>
      <p className={`noPrint ${styles.links}`}>
        <SiteLink href={albumsViewPath(label)} className="arrowLink">
          {t('gallery')}
          <Icon name="next" className="flipX" />
        </SiteLink>
        {year && (
          <SiteLink href={cataloguePath(year)} className="arrowLink">
            {t('catalogue')}
            <Icon name="next" className="flipX" />
          </SiteLink>
        )}
      </p>
    </Main>
  );
}
