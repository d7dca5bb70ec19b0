'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cacheAlbum } from '@/lib/client/albumCache';
import { fetchCertificate } from '@/lib/client/fetchCertificate';
import { useCertificateQuery } from '@/lib/client/useCertificateQuery';
import type { WorkWords } from '@/lib/domain/workWords';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/localePath';
import { certQueryPath, ROUTES } from '@/lib/routes';
import {
  certificateQuery,
  EMPTY_QUERY,
  type CertificateQuery as Query,
  type FoundCertificate as Found,
} from '@/lib/state/certificateQuery';
import { Alert } from '../ui/Alert';
import { FoundCertificate } from './FoundCertificate';
import { NumberForm } from './NumberForm.client';
import { Outcome } from './Outcome';
import type { CertificateTexts } from '@/lib/i18n/messages';
import { Toast } from '../ui/Toast.client';
import styles from './NumberForm.module.css';

type Address = { num: string; onWrite: (num: string) => void };

type Props = {
  words: WorkWords;
  texts: CertificateTexts;
  /** The server's result for the number in the address. */
  initial: Query<Found>;
  email: string;
};

/** Who comes back gets the page as the server had sent it: the number that was searched since is in the address. */
function useBeginning(num: string, initial: Query<Found>): Query<Found> {
  const [beginning] = useState(() => {
    if (num === initial.num) return initial;
    return num ? certificateQuery<Found>(EMPTY_QUERY, { type: 'requested', num }) : EMPTY_QUERY;
  });
  return beginning;
}

/** §2 /cert/query. The number is put into the address, so that it can be bookmarked and shared. */
export function CertificateQuery(props: Props) {
  const num = useSearchParams().get('unicode')?.trim() ?? '';
  const written = useRef([num]);
  const [times, setTimes] = useState(0);
  // By the menu one comes to the same page, which begins anew. What was looked up here comes in the order in which it was written.
  useEffect(() => {
    const at = written.current.indexOf(num);
    written.current = at < 0 ? [num] : written.current.slice(at);
    if (at < 0) setTimes((before) => before + 1);
  }, [num]);
  const write = (one: string) => written.current.push(one);
  return <NumberQuery key={times} {...props} num={num} onWrite={write} />;
}

/** `num`: the number in the address. `onWrite`: it is about to be another one. */
function NumberQuery({ words, texts, initial, email, num, onWrite }: Props & Address) {
  const { locale } = words;
  const request = useCallback(
    (wanted: string, signal: AbortSignal) => fetchCertificate(wanted, locale, signal),
    [locale],
  );
  const beginning = useBeginning(num, initial);
  const { state, lookUp, type } = useCertificateQuery(beginning, request);
  const album = state.found?.album;

  useEffect(() => {
    if (album) cacheAlbum(album, locale);
  }, [album, locale]);

  const begin = useEffectEvent(() => {
    if (beginning.isLoading) void lookUp(beginning.num);
  });
  useEffect(() => begin(), []);

  function write(wanted: string) {
    onWrite(wanted);
    const path = wanted ? certQueryPath(wanted) : ROUTES.certQuery;
    window.history.replaceState(null, '', localePath(locale, path));
  }

  function look(wanted: string) {
    write(wanted);
    void lookUp(wanted);
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
      <div role="status">
        {state.isLoading && <p className={styles.said}>{texts.checking}</p>}
        {state.found && (
          <Alert tone="ok" title={texts.found} isSilent>
            <p>{fill(texts.foundText, { num: state.num })}</p>
          </Alert>
        )}
      </div>
      <Outcome words={words} texts={texts} query={state} email={email} />
      {state.found && (
        <FoundCertificate words={words} texts={texts} num={state.num} found={state.found} />
      )}
      <Toast tone="warn" text={warning} count={state.warned - beginning.warned} isSilent />
    </>
  );
}
