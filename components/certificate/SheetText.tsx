import { Facts } from '@/components/ui/Facts';
import type { CertificateTexts } from '@/lib/i18n/messages';
import type { Fact } from '@/lib/domain/certificateFacts';
import styles from './SheetText.module.css';

type Props = { facts: readonly Fact[]; texts: CertificateTexts['sheet']; address: string };

/** The sheet as text: visible on narrow screens, where the sheet is small; for screen readers on all, and in a PDF. */
export function SheetText({ facts, texts, address }: Props) {
  return (
    <section className={styles.root} aria-labelledby="facts">
      <h2 id="facts" className={styles.title}>
        {texts.facts}
      </h2>
      <Facts facts={facts.map(({ title, text }) => ({ title, text: <bdi>{text}</bdi> }))} isLarge />
      {address && (
        <p className={styles.verify}>
          <a href={address.replace(/^https?:\/\/[^/]+/, '')}>{texts.verify}</a>
        </p>
      )}
    </section>
  );
}
