import { useLocale, useTranslations } from 'next-intl';
import { Flag } from '@/components/ui/Flag';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { foreign } from '@/components/ui/foreign';
import { useWorkWords } from '@/components/work/useWorkWords';
import { WorkLabel } from '@/components/work/WorkLabel';
import { WorkPicture } from '@/components/work/WorkPicture';
import type { FoundGroup, FoundItem } from '@/lib/pages/search';
import { countText } from './countText';
import { Notes } from './Notes';
import styles from './Search.module.css';

const SIZES = '(width < 40rem) 44vw, 12rem';

type ItemProps = FoundItem & { first: boolean };

function Item({ path, title, lang = '', notes, flag, work, first }: ItemProps) {
  const locale = useLocale();
  const words = useWorkWords();
  if (work) {
    return (
      <SiteLink href={path} className={styles.work}>
        <WorkPicture {...{ work, first }} sizes={SIZES} />
        <WorkLabel {...{ work, words }} />
      </SiteLink>
    );
  }
  return (
    <SiteLink href={path} className={styles.line}>
      {flag && <Flag src={flag} />}
      <bdi className={styles.name} {...foreign(lang, locale)}>
        {title}
      </bdi>
      <Notes notes={notes} className={styles.note} />
    </SiteLink>
  );
}

/** As many works stand beside each other on a phone. */
const FIRST_ROW = 2;

type Props = { group: FoundGroup; isTop: boolean };

/** What was found of one kind. `all`: the gallery’s search for the same words. `isTop`: nothing stands above it. */
export function Group({ group: { kind, items, total, all }, isTop }: Props) {
  const t = useTranslations('search');
  const id = `found-${kind}`;
  const isWorks = items.some(({ work }) => work);
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.groupTitle}>
        {t(`groups.${kind}`)} <span className={styles.count}>{countText(total)}</span>
      </h2>
      <ul role="list" className={isWorks ? styles.works : styles.lines}>
        {items.map((item, index) => (
          <li key={item.path}>
            <Item {...item} first={isTop && index < FIRST_ROW} />
          </li>
        ))}
      </ul>
      {all && (
        <p>
          <SiteLink href={all} className="arrowLink">
            {t('gallery')} <Icon name="next" className="flipX" />
          </SiteLink>
        </p>
      )}
    </section>
  );
}
