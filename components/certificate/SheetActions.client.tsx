'use client';

import { Icon } from '@/components/ui/Icon';
import { PrintButton } from '@/components/ui/PrintButton.client';
import { useEffect, useState } from 'react';
import { fill } from '@/lib/i18n/fill';
import { shareOrCopy } from '@/components/share/shareOrCopy';
import { NOTICE_DEFAULT_MS } from '@/lib/constants';
import type { CertificateTexts } from '@/lib/i18n/messages';
import styles from './SheetActions.module.css';

type Props = {
  texts: CertificateTexts['sheet'];
  num: string;
  /** The public address that verifies the number; '' when there is none. */
  address: string;
};

/** §9: a notice that needs no answer is shown for 3 s. */
function useNotice(isSaid: boolean, setNotice: (text: string) => void) {
  useEffect(() => {
    if (!isSaid) return;
    const timer = setTimeout(() => setNotice(''), NOTICE_DEFAULT_MS);
    return () => clearTimeout(timer);
  }, [isSaid, setNotice]);
}

/** Shares the address that verifies the number: the certificate page itself exists in this browser only. */
export function SheetActions({ texts, num, address }: Props) {
  const [said, setSaid] = useState('');
  useNotice(said === texts.shared, setSaid);

  async function share() {
    setSaid('');
    const outcome = await shareOrCopy({ title: fill(texts.shareText, { num }), url: address });
    if (outcome === 'copied') setSaid(texts.shared);
    if (outcome === 'failed') setSaid(fill(texts.shareFailed, { address }));
  }

  return (
    <div className={styles.root}>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {address && (
        <button type="button" data-tone="outline" className="button" onClick={share}>
          <Icon name="share" />
          {texts.share}
        </button>
      )}
      <PrintButton alone="page" className="button">
        <Icon name="download" />
        {texts.print}
      </PrintButton>
    </div>
  );
}
