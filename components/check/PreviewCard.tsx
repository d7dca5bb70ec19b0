import { getLocale, getTranslations } from 'next-intl/server';
import { LONGEST } from '@/lib/check/card';
import type { PageCheck } from '@/lib/check/checkPages';
import { languageName } from '@/lib/i18n/intl';
import { foreign } from '@/components/ui/foreign';
import { RefreshedAt } from './RefreshedAt';
import styles from './PreviewCard.module.css';

type Props = { page: PageCheck; host: string };

const OK = 200;

async function Remarks({ page }: Props) {
  const t = await getTranslations('check');
  const { status, card } = page;
  const remarks = [
    status === 0 && t('silent'),
    status !== 0 && status !== OK && t('status', { status }),
    !card.image && t('noCardImage'),
    !card.description && t('noCardText'),
    card.title.length > LONGEST.title && t('longTitle'),
    card.description.length > LONGEST.description && t('longText'),
  ].filter((remark) => remark !== false);
  return (
    <ul role="list" className={styles.remarks}>
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );
}

/** A link to the page as social apps show it, from the page's meta tags. */
export async function PreviewCard(props: Props) {
  const { page, host } = props;
  const locale = await getLocale();
  const { card, picture, address, storedAt } = page;
  const name = languageName(page.locale, locale);
  return (
    <li className={styles.root}>
      <h4 className={styles.language}>{name}</h4>
      <a href={address} className={styles.card} {...foreign(page.locale, locale)}>
        {picture ? (
          // eslint-disable-next-line @next/next/no-img-element -- exactly the file that apps load
          <img src={picture} alt={card.alt} width={1200} height={630} loading="lazy" />
        ) : (
          <span className={styles.none} />
        )}
        <span className={styles.words}>
          <span className={styles.host}>{host}</span>
          <strong className={styles.title}>{card.title || address}</strong>
          <span className={styles.text}>{card.description}</span>
        </span>
      </a>
      <Remarks {...props} />
      <p className={styles.time}>
        <RefreshedAt at={storedAt} />
      </p>
    </li>
  );
}
