'use client';

import { Icon } from '@/components/ui/Icon';
import { useState } from 'react';
import { Toast } from '@/components/ui/Toast.client';
import { useHydrated } from '@/components/ui/useHydrated';
import { fill } from '@/lib/i18n/fill';
import type en from '@/messages/en.json';
import { shareOrCopy, type Shared } from './shareOrCopy';
import styles from './Share.module.css';

const root = `needsScript noPrint ${styles.root}`;

type Props = {
  title: string;
  /** On our own host, without tracking parameters. */
  path: string;
  texts: (typeof en)['share'];
};

/** Hidden without JavaScript: browsers have menus to share an address. */
export function Share({ title, path, texts }: Props) {
  const isHydrated = useHydrated();
  const [{ outcome, count }, setState] = useState<{ outcome: Shared; count: number }>({
    outcome: 'left',
    count: 0,
  });
  if (!isHydrated) return <div className={root} />;

  const address = new URL(path, location.origin).href;
  async function share() {
    // The same words again would not be said.
    setState((before) => ({ ...before, outcome: 'left' }));
    const shared = await shareOrCopy({ title, url: address });
    setState((before) => ({ outcome: shared, count: before.count + 1 }));
  }

  return (
    <div className={root}>
      <button type="button" data-tone="outline" className="button" onClick={share}>
        <Icon name="share" />
        {texts.action}
      </button>
      <p role="status" className={styles.said}>
        {outcome === 'copied' && <span>{texts.copied}</span>}
        {outcome === 'failed' && <span>{fill(texts.failed, { address })}</span>}
      </p>
      {outcome === 'copied' && <Toast tone="ok" text={texts.copied} count={count} isSilent />}
    </div>
  );
}
