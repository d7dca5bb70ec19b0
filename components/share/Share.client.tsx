'use client';

import { useState } from 'react';
import buttons from '@/components/ui/buttons.module.css';
import { Outline } from '@/components/ui/Outline';
import { Toast } from '@/components/ui/Toast.client';
import { useHydrated } from '@/components/ui/useHydrated';
import { fill } from '@/lib/i18n/fill';
import type en from '@/messages/en.json';
import { shareOrCopy, type Shared } from './shareOrCopy';
import styles from './Share.module.css';

const root = `needsScript noPrint ${styles.root}`;

type Props = {
  title: string;
  /** Of our own host, without what led the visitor there. */
  path: string;
  texts: (typeof en)['share'];
};

const SIGN = 'M12 15V3M7 7.5 12 3l5 4.5M5 12v9h14v-9';

/** Without JavaScript there is nothing to press: the browser's own ways to share an address remain. */
export function Share({ title, path, texts }: Props) {
  const isHydrated = useHydrated();
  const [{ outcome, count }, setState] = useState<{ outcome: Shared; count: number }>({
    outcome: 'left',
    count: 0,
  });
  if (!isHydrated) return <div className={root} />;

  const address = new URL(path, location.origin).href;
  async function share() {
    const shared = await shareOrCopy({ title, url: address });
    setState((before) => ({ outcome: shared, count: before.count + 1 }));
  }

  return (
    <div className={root}>
      <button type="button" className={`${buttons.button} ${styles.button}`} onClick={share}>
        <Outline d={SIGN} />
        {texts.action}
      </button>
      <p role="status" className={styles.said}>
        {outcome === 'copied' && texts.copied}
        {outcome === 'failed' && fill(texts.failed, { address })}
      </p>
      {outcome === 'copied' && <Toast tone="ok" text={texts.copied} count={count} isSilent />}
    </div>
  );
}
