'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useHydrated } from '@/components/ui/useHydrated';
import { cacheAlbum } from '@/lib/client/albumCache';
import { fetchWork } from '@/lib/client/fetchCertificate';
import { useMissedAlbum } from '@/lib/client/missedAlbum';
import type { WorkWords } from '@/lib/domain/workWords';
import { localePath } from '@/lib/i18n/localePath';
import { certQueryPath, certWe2020Path, ROUTES } from '@/lib/routes';
import type { CertificateQuery, FoundWork } from '@/lib/state/certificateQuery';
import { WorkLabel } from '@/components/work/WorkLabel';
import { Alert } from '../ui/Alert';
import { NumberForm } from './NumberForm.client';
import { Outcome } from './Outcome';
import type { CertificateTexts } from '@/lib/i18n/messages';
import { Toast } from '../ui/Toast.client';
import { useNumberAddress, useNumberQuery, type Address } from './useNumberQuery';
import styles from './NumberForm.module.css';

type Props = {
  words: WorkWords;
  texts: CertificateTexts;
  /** The server's result for the number in the address. */
  initial: CertificateQuery<FoundWork>;
  email: string;
};

/** §2, §4 /cert/weSearch: the older search. Caches a found album and opens its certificate. */
export function AlbumSearch(props: Props) {
  const page = localePath(props.words.locale, ROUTES.certWeSearch);
  const { times, address } = useNumberAddress('num', page);
  return <NumberSearch key={times} {...props} address={address} />;
}

function NumberSearch({ words, texts, initial, email, address }: Props & { address: Address }) {
  const { locale } = words;
  const router = useRouter();
  const request = useCallback(
    (num: string, signal: AbortSignal) => fetchWork(num, locale, signal),
    [locale],
  );
  const { state, beginning, look, edit } = useNumberQuery(address, initial, request);
  const isAlive = useHydrated();
  const wasMissed = useMissedAlbum();
  const isTyped = useRef(false);
  const { found, num } = state;

  const leadOn = useEffectEvent(({ album }: FoundWork) => {
    if (album) cacheAlbum(album, locale);
    const path = localePath(locale, album ? certWe2020Path(album.id) : certQueryPath(num));
    // Otherwise the back button would lead to the search with its number, and on to the certificate again.
    if (!isTyped.current) return router.replace(path);
    address.write('');
    router.push(path);
  });
  useEffect(() => {
    if (found) leadOn(found);
  }, [found]);

  function ask(wanted: string) {
    isTyped.current = true;
    look(wanted);
  }

  const warning = state.warning ? texts[state.warning] : '';
  return (
    <>
      {wasMissed && state === beginning && (
        <p role="alert" className={styles.missed}>
          {texts.search.notCached}
        </p>
      )}
      <NumberForm texts={texts} name="num" query={state} onType={edit} onRequest={ask} />
      <p role="status" className={styles.said}>
        {state.isLoading && <span>{texts.checking}</span>}
        {found && isAlive && <span>{texts.sheet.loading}</span>}
      </p>
      <Outcome words={words} texts={texts} query={state} email={email} />
      {found?.album && !isAlive && (
        <Alert tone="ok" title={texts.search.found}>
          <WorkLabel work={found.album} words={words} />
          <p>
            <Link href={localePath(locale, certQueryPath(num))} prefetch={false}>
              {texts.sheet.verify}
            </Link>
          </p>
        </Alert>
      )}
      <Toast tone="warn" text={warning} count={state.warned - beginning.warned} isSilent />
    </>
  );
}
