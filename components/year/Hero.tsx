import { useTranslations } from 'next-intl';
import accent from '@/components/ui/accentButton.module.css';
import { Icon } from '@/components/ui/Icon';
import { Kicker } from '@/components/ui/Kicker';
import { SiteLink } from '@/components/ui/SiteLink';
import type { YearContent } from '@/lib/domain/years';
import { albumsViewPath } from '@/lib/routes';
import styles from './Hero.module.css';

type Props = { content: YearContent; applyUrl: string; hasWorks: boolean };

/** The year in large type, and one action: apply while that is possible, else see the works. */
export function Hero({ content, applyUrl, hasWorks }: Props) {
  const t = useTranslations('year');
  const { year, edition, theme, title, lead, worksCount, labelId } = content;
  const works = worksCount ? t('worksCount', { count: worksCount }) : '';
  return (
    <header className={styles.root}>
      <div className={`wrap ${styles.wrap}`}>
        <p className={styles.numeral} aria-hidden="true">
          {year}
        </p>
        <div className={styles.words}>
          {(edition || works) && (
            <Kicker disc={false}>
              <span>
                <bdi>{edition}</bdi>
                {edition && works && ' · '}
                {works}
              </span>
            </Kicker>
          )}
          <h1 className={styles.title}>
            <span className="visuallyHidden">{t('heading', { year })} </span>
            <bdi>{theme || title || t('title', { year })}</bdi>
          </h1>
          {lead && (
            <p className={styles.lead}>
              <bdi>{lead}</bdi>
            </p>
          )}
          {(applyUrl || hasWorks) && (
            <p className={styles.actions}>
              {applyUrl ? (
                <SiteLink href={applyUrl} outside className={accent.root}>
                  {t('apply', { year })}
                </SiteLink>
              ) : (
                <SiteLink href={albumsViewPath(labelId)} className={accent.root}>
                  {t('seeWorks', { year })}
                  <Icon name="next" className="flipX" />
                </SiteLink>
              )}
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
