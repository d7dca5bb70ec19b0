import { QrCode } from '@/components/ui/QrCode';
import { Seal } from './Seal';
import type { CertificateTexts } from '@/lib/i18n/messages';
import styles from './SheetFoot.module.css';

type Props = { texts: CertificateTexts['sheet']; address: string };

/** Signature, seal, and the QR code to verify the number. */
export function SheetFoot({ texts, address }: Props) {
  return (
    <div className={styles.root}>
      <div className={styles.signature}>
        <svg viewBox="0 0 190 60" fill="none" stroke="currentColor" strokeWidth="2.2">
          <path
            strokeLinecap="round"
            d="M8 44c14-30 26-42 30-34 5 11-22 42-12 42 12 0 22-34 28-34 5 0-7 24 0 24 8 0 10-16 16-16s-2 14 6 14 14-22 20-30c-3 16-12 34-5 34 9 0 12-14 18-14 5 0-1 12 6 12 14 0 30-12 58-18"
          />
        </svg>
        {texts.president}
      </div>
      <Seal text={texts.seal} className={styles.seal} />
      {address && (
        <div className={styles.verify}>
          <QrCode text={address} className={styles.code} />
          {texts.scan}
        </div>
      )}
    </div>
  );
}
