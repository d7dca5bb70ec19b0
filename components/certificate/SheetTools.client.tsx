'use client';

import { useEffect, useState } from 'react';
import { fill } from '@/lib/i18n/fill';
import buttons from '@/components/ui/buttons.module.css';
import { NOTICE_DEFAULT_MS } from '@/lib/constants';
import { Glyph } from './Glyph';
import type { CertificateTexts } from './texts';
import styles from './SheetTools.module.css';

type Props = {
  texts: CertificateTexts['sheet'];
  num: string;
  /** Where anybody can verify the number; '' when there is none. */
  address: string;
};

/** A visitor who closes the device's sheet has changed their mind: no failure. */
const isChangeOfMind = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

/** §9: what needs no answer is seen for 3 s. */
function useNotice(isSaid: boolean, say: (text: string) => void) {
  useEffect(() => {
    if (!isSaid) return;
    const timer = setTimeout(() => say(''), NOTICE_DEFAULT_MS);
    return () => clearTimeout(timer);
  }, [isSaid, say]);
}

/** Share what can be verified elsewhere: the certificate itself is only in this browser. */
export function SheetTools({ texts, num, address }: Props) {
  const [said, setSaid] = useState('');
  useNotice(said === texts.shared, setSaid);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setSaid(texts.shared);
    } catch {
      setSaid(fill(texts.shareFailed, { address }));
    }
  }

  async function share() {
    setSaid('');
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title: fill(texts.shareText, { num }), url: address });
    } catch (error) {
      if (!isChangeOfMind(error)) await copy();
    }
  }

  return (
    <div className={styles.root}>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {address && (
        <button type="button" className={`${buttons.button} ${styles.share}`} onClick={share}>
          <Glyph name="share" />
          {texts.share}
        </button>
      )}
      <button type="button" className={buttons.button} onClick={() => window.print()}>
        <Glyph name="print" />
        {texts.print}
      </button>
    </div>
  );
}
