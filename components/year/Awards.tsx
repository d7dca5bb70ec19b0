import { useTranslations } from 'next-intl';
import type { Fact } from '@/lib/domain/years';
import { Emblem } from './Emblem';
import { builtInAwards } from './rules';
import { Section } from './Section';
import styles from './Awards.module.css';

/** §1: the honours with their emblems. */
export function Awards({ awards }: { awards: Fact[] }) {
  const t = useTranslations('year');
  const list = awards.length > 0 ? awards : builtInAwards(t);
  return (
    <Section id="awards" title={t('sections.awards')} kicker={t('awards.kicker')}>
      <ul role="list" className={styles.list}>
        {list.map(({ title, text }, index) => (
          <li key={index} className={styles.item}>
            <Emblem index={index} className={styles.emblem} />
            <h3 className={styles.name}>
              <bdi>{title}</bdi>
            </h3>
            {text && (
              <p className={styles.text}>
                <bdi>{text}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
