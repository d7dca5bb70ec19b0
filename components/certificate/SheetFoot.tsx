import { QrCode } from '@/components/ui/QrCode';
import { SIGNATURE } from '@/lib/brand';
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
          <path strokeLinecap="round" d={SIGNATURE} />
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
