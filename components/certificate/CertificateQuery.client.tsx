'use client';

import { useCallback, useEffect } from 'react';
import { cacheAlbum } from '@/lib/client/albumCache';
import { fetchCertificate } from '@/lib/client/fetchCertificate';
import type { WorkWords } from '@/lib/domain/workWords';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/localePath';
import { ROUTES } from '@/lib/routes';
import type {
  CertificateQuery as Query,
  FoundCertificate as Found,
} from '@/lib/state/certificateQuery';
import { Alert } from '../ui/Alert';
import { FoundCertificate } from './FoundCertificate';
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
  initial: Query<Found>;
  email: string;
};

/** §2 /cert/query. */
export function CertificateQuery(props: Props) {
  const page = localePath(props.words.locale, ROUTES.certQuery);
  const { times, address } = useNumberAddress('unicode', page);
  return <NumberQuery key={times} {...props} address={address} />;
}

function NumberQuery({ words, texts, initial, email, address }: Props & { address: Address }) {
  const { locale } = words;
  const request = useCallback(
    (wanted: string, signal: AbortSignal) => fetchCertificate(wanted, locale, signal),
    [locale],
  );
  const { state, beginning, look, edit } = useNumberQuery(address, initial, request);
  const album = state.found?.album;

  useEffect(() => {
    if (album) cacheAlbum(album, locale);
  }, [album, locale]);

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
