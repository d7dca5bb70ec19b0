import { useLocale, useTranslations } from 'next-intl';
import { Disc } from '@/components/ui/Disc';
import { foreign } from '@/components/ui/foreign';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture.client';
import type { GuestPerson } from '@/lib/domain/guestPerson';
import { Section } from './Section';
import styles from './Experts.module.css';

const SIZES = '(width < 64rem) 45vw, 20rem';
/** Portraits are cropped to 4:5; children's works never are. */
const PORTRAIT = { width: 800, height: 1000 };

function Expert({ expert }: { expert: GuestPerson }) {
  const t = useTranslations('year.experts');
  const locale = useLocale();
  const { src, name, title, biography, titleLang, biographyLang } = expert;
  return (
    <li>
      <div className={styles.portrait}>
        {src ? (
          <Picture src={src} alt={t('portrait', { name })} {...PORTRAIT} sizes={SIZES} />
        ) : (
          <Disc cut={1} className={styles.disc} />
        )}
      </div>
      <div>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        {title && (
          <p className={styles.title} {...foreign(titleLang, locale)}>
            {title}
          </p>
        )}
        {biography && (
          <details className={styles.more}>
            <summary className={styles.summary}>
              {t('about')}
              <span className="visuallyHidden"> {name}</span>
              <Icon name="caret" className={styles.caret} />
            </summary>
            {/* Sanitised in lib/pages/year.ts. */}
            <div
              className={styles.text}
              {...foreign(biographyLang, locale)}
              dangerouslySetInnerHTML={{ __html: biography }}
            />
          </details>
        )}
      </div>
    </li>
  );
}

/** §1, §3 Guest person: in the order that draft.subTitle gives. */
export function Experts({ experts }: { experts: GuestPerson[] }) {
  const t = useTranslations('year');
  return (
    <Section id="experts" title={t('experts.title')} kicker={t('sections.experts')}>
      <ul role="list" className={styles.list}>
        {experts.map((expert) => (
          <Expert key={expert.id} expert={expert} />
        ))}
      </ul>
    </Section>
  );
}
