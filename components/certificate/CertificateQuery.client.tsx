'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cacheAlbum } from '@/lib/client/albumCache';
import { fetchCertificate } from '@/lib/client/fetchCertificate';
import { useCertificateQuery } from '@/lib/client/useCertificateQuery';
import type { WorkWords } from '@/lib/domain/workWords';
import { localePath } from '@/lib/i18n/localePath';
import { certQueryPath, ROUTES } from '@/lib/routes';
import {
  certificateQuery,
  EMPTY_QUERY,
  type CertificateQuery as Query,
  type FoundCertificate as Found,
} from '@/lib/state/certificateQuery';
import { FoundCertificate } from './FoundCertificate';
import { NumberForm } from './NumberForm.client';
import { Outcome } from './Outcome';
import type { CertificateTexts } from '@/lib/i18n/messages';
import { Toast } from '../ui/Toast.client';
import styles from './NumberForm.module.css';

type Write = (num: string) => void;

type Props = {
  words: WorkWords;
  texts: CertificateTexts;
  /** The server's result for the number in the address. */
  initial: Query<Found>;
  email: string;
};

const useNumberInAddress = () => useSearchParams().get('unicode')?.trim() ?? '';

/** Who comes back gets the page as the server had sent it: the number that was searched since is in the address. */
function useBeginning(initial: Query<Found>): Query<Found> {
  const num = useNumberInAddress();
  const [beginning] = useState(() => {
    if (num === initial.num) return initial;
    return num ? certificateQuery<Found>(EMPTY_QUERY, { type: 'requested', num }) : EMPTY_QUERY;
  });
  return beginning;
}

/** §2 /cert/query. The number is put into the address, so that it can be bookmarked and shared. */
export function CertificateQuery(props: Props) {
  const num = useNumberInAddress();
  const written = useRef([num]);
  const [times, setTimes] = useState(0);
  // By the menu one comes to the same page, which begins anew. What was looked up here comes in the order in which it was written.
  useEffect(() => {
    const at = written.current.indexOf(num);
    written.current = at < 0 ? [num] : written.current.slice(at);
    if (at < 0) setTimes((before) => before + 1);
  }, [num]);
  return <NumberQuery key={times} {...props} onWrite={(one) => written.current.push(one)} />;
}

function NumberQuery({ words, texts, initial, email, onWrite }: Props & { onWrite: Write }) {
  const { locale } = words;
  const request = useCallback(
    (num: string, signal: AbortSignal) => fetchCertificate(num, locale, signal),
    [locale],
  );
  const beginning = useBeginning(initial);
  const { state, lookUp, type } = useCertificateQuery(beginning, request);
  const album = state.found?.album;

  useEffect(() => {
    if (album) cacheAlbum(album, locale);
  }, [album, locale]);

  const begin = useEffectEvent(() => {
    if (beginning.isLoading) void lookUp(beginning.num);
  });
  useEffect(() => begin(), []);

  function write(num: string) {
    onWrite(num);
    const path = num ? certQueryPath(num) : ROUTES.certQuery;
    window.history.replaceState(null, '', localePath(locale, path));
  }

  function look(num: string) {
    write(num);
    void lookUp(num);
  }

  /** §4: what is emptied stays empty, in another language, too. */
  function edit(text: string) {
    if (!text.trim() && window.location.search) write('');
    type(text);
  }

  const warning = state.warning ? texts[state.warning] : '';
  return (
    <>
      <NumberForm texts={texts} name="unicode" query={state} onType={edit} onRequest={look} />
      <p role="status" className={styles.said}>
        {state.isLoading && texts.checking}
      </p>
      <Outcome words={words} texts={texts} query={state} email={email} />
      {state.found && (
        <FoundCertificate words={words} texts={texts} num={state.num} found={state.found} />
      )}
      <Toast tone="warn" text={warning} count={state.warned - beginning.warned} isSilent />
    </>
  );
}
