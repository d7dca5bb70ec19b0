'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect } from 'react';
import { fill } from '@/lib/i18n/fill';
import { useHydrated } from '@/components/ui/useHydrated';
import { cacheAlbum } from '@/lib/client/albumCache';
import { askAlbum } from '@/lib/client/certificateDoor';
import { useMissedAlbum } from '@/lib/client/missedAlbum';
import { useCertificateQuery } from '@/lib/client/useCertificateQuery';
import type { Album } from '@/lib/domain/album';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/localePath';
import { certQueryPath, certWe2020Path } from '@/lib/routes';
import type { CertificateQuery } from '@/lib/state/certificateQuery';
import { Alert } from '../ui/Alert';
import { NumberForm } from './NumberForm.client';
import { Outcome } from './Outcome';
import type { CertificateTexts } from './texts';
import { Toast } from '../ui/Toast.client';
import styles from './NumberForm.module.css';

type Props = {
  locale: Locale;
  texts: CertificateTexts;
  initial: CertificateQuery<Album>;
  email: string;
};

/** §2, §4 /cert/weSearch: the older search. A found album is cached, and the visitor taken to its certificate. */
export function AlbumSearch({ locale, texts, initial, email }: Props) {
  const router = useRouter();
  const ask = useCallback(
    (num: string, signal: AbortSignal) => askAlbum(num, locale, signal),
    [locale],
  );
  const { state, lookUp, type } = useCertificateQuery(initial, ask);
  const isAlive = useHydrated();
  const wasMissed = useMissedAlbum();
  const { found: album, num } = state;

  useEffect(() => {
    if (!album) return;
    cacheAlbum(album);
    router.push(localePath(locale, certWe2020Path(album.id)));
  }, [album, locale, router]);

  const warning = state.warning ? texts[state.warning] : '';
  return (
    <>
      <NumberForm texts={texts} name="num" query={state} onType={type} onAsk={lookUp} />
      <p role="status" className={styles.said}>
        {wasMissed && state === initial && texts.search.notCached}
        {state.isAsking && texts.checking}
        {album && isAlive && texts.sheet.loading}
      </p>
      <Outcome texts={texts} query={state} explanation={texts.search.text} email={email} />
      {album && !isAlive && (
        <Alert tone="ok" title={texts.found}>
          <p>{fill(texts.foundText, { num })}</p>
          <p>
            <Link href={localePath(locale, certQueryPath(num))} prefetch={false}>
              {texts.search.verify}
            </Link>
          </p>
        </Alert>
      )}
      <Toast tone="warn" text={warning} count={state.warned - initial.warned} isSilent />
    </>
  );
}
