import type { CertificateTexts } from '@/lib/i18n/texts';
import type { Fact } from './factsOf';
import styles from './Facts.module.css';

type Props = { facts: readonly Fact[]; texts: CertificateTexts['sheet']; address: string };

/** What the sheet says, as text: seen on narrow screens, where the sheet is small; heard on all. */
export function Facts({ facts, texts, address }: Props) {
  return (
    <section className={`noPrint ${styles.root}`} aria-labelledby="facts">
      <h2 id="facts" className={styles.title}>
        {texts.facts}
      </h2>
      <dl>
        {facts.map(({ key, label, value }) => (
          <div key={key} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {address && (
        <p className={styles.verify}>
          <a href={address.replace(/^https?:\/\/[^/]+/, '')}>{texts.verify}</a>
        </p>
      )}
    </section>
  );
}
