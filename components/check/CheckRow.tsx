import { getImageProps } from 'next/image';
import { getLocale, getTranslations } from 'next-intl/server';
import { storedAt } from '@/lib/check/storedAt';
import type { Checked } from '@/lib/check/checkItems';
import { addressOf, keptPageOf } from '@/lib/check/target';
import { localePath } from '@/lib/i18n/localePath';
import { isDrawing, PICTURE_QUALITY } from '@/lib/pictureWidths.mjs';
import { checkPath } from '@/lib/routes';
import { FaultList } from './FaultList';
import { RefreshedAt } from './RefreshedAt';
import { RefreshForm } from './RefreshForm';
import styles from './CheckRow.module.css';

const MOST_FAULTS = 4;
const SIZE = { width: 112, height: 84 };

/** A thumbnail, decorative. SVGs are not optimised: Next's optimiser refuses them. */
function Thumb({ src }: { src: string }) {
  const unoptimized = isDrawing(src);
  const { props } = getImageProps({ src, alt: '', ...SIZE, quality: PICTURE_QUALITY, unoptimized });
  // eslint-disable-next-line @next/next/no-img-element -- optimised by getImageProps above
  return <img {...props} alt="" loading="lazy" />;
}

/** A published item: its faults, when its page was last rendered, and the actions. */
export async function CheckRow({ checked }: { checked: Checked }) {
  const locale = await getLocale();
  const { item, faults } = checked;
  const { kind, id, key, title, pictures } = item;
  const [t, time] = await Promise.all([
    getTranslations('check'),
    storedAt(keptPageOf(kind, key, locale)),
  ]);
  const img = pictures[0]?.img ?? '';
  const about = <span className="visuallyHidden">: {title}</span>;
  return (
    <li className={styles.root} id={`${kind}-${id}`}>
      <div className={styles.thumb} aria-hidden="true">
        {img && <Thumb src={img} />}
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>{t(`kinds.${kind}`)}</p>
        <h2 className={styles.title}>
          <bdi>{title}</bdi>
        </h2>
        <FaultList faults={faults} most={MOST_FAULTS} />
      </div>
      <div className={styles.side}>
        <p className={styles.time}>
          <RefreshedAt at={time} />
        </p>
        <div className={styles.actions}>
          <a href={localePath(locale, checkPath({ kind, id }))} className={styles.action}>
            {t('look')}
            {about}
          </a>
          <a href={addressOf(kind, key, locale)} className={styles.action}>
            {t('open')}
            {about}
          </a>
          <RefreshForm name={{ kind, id, key }} text={t('refresh')} title={title} />
        </div>
      </div>
    </li>
  );
}
