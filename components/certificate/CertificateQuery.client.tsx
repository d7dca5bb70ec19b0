'use client';

import { useCallback, useEffect } from 'react';
import { cacheAlbum } from '@/lib/client/albumCache';
import { fetchCertificate } from '@/lib/client/fetchCertificate';
import { useCertificateQuery } from '@/lib/client/useCertificateQuery';
import type { WorkWords } from '@/lib/domain/workWords';
import { localePath } from '@/lib/i18n/localePath';
import { certQueryPath, ROUTES } from '@/lib/routes';
import type {
  CertificateQuery as Query,
  FoundCertificate as Found,
} from '@/lib/state/certificateQuery';
import { FoundCertificate } from './FoundCertificate';
import { NumberForm } from './NumberForm.client';
import { Outcome } from './Outcome';
import type { CertificateTexts } from '@/lib/i18n/messages';
import { Toast } from '../ui/Toast.client';
import styles from './NumberForm.module.css';

type Props = {
  words: WorkWords;
  texts: CertificateTexts;
  /** The server's result for the number in the address. */
  initial: Query<Found>;
  email: string;
};

/** §2 /cert/query. The number is put into the address, so that it can be bookmarked and shared. */
export function CertificateQuery({ words, texts, initial, email }: Props) {
  const { locale } = words;
  const request = useCallback(
    (num: string, signal: AbortSignal) => fetchCertificate(num, locale, signal),
    [locale],
  );
  const { state, lookUp, type } = useCertificateQuery(initial, request);
  const album = state.found?.album;

  useEffect(() => {
    if (album) cacheAlbum(album, locale);
  }, [album, locale]);

  function look(num: string) {
    const path = num ? certQueryPath(num) : ROUTES.certQuery;
    window.history.replaceState(null, '', localePath(locale, path));
    void lookUp(num);
  }

  const warning = state.warning ? texts[state.warning] : '';
  return (
    <>
      <NumberForm texts={texts} name="unicode" query={state} onType={type} onRequest={look} />
      <p role="status" className={styles.said}>
        {state.isLoading && texts.checking}
      </p>
      <Outcome texts={texts} query={state} email={email} />
      {state.found && (
        <FoundCertificate words={words} texts={texts} num={state.num} found={state.found} />
      )}
      <Toast tone="warn" text={warning} count={state.warned - initial.warned} isSilent />
    </>
  );
}
