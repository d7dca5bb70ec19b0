'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { Kicker } from '@/components/ui/Kicker';
import { Loader } from '@/components/ui/Loader';
import { useHydrated } from '@/components/ui/useHydrated';
import { cacheAlbum, forgetAlbum, isCurrent, readAlbum } from '@/lib/client/albumCache';
import { fetchWork } from '@/lib/client/fetchCertificate';
import { missAlbum } from '@/lib/client/missedAlbum';
import type { Album } from '@/lib/domain/album';
import type { WorkWords } from '@/lib/domain/workWords';
import { localePath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import { certQueryPath, ROUTES } from '@/lib/routes';
import { SheetText } from './SheetText';
import { factsOf } from '@/lib/domain/certificateFacts';
import { Sheet } from './Sheet';
import { SheetActions } from './SheetActions.client';
import type { CertificateTexts } from '@/lib/i18n/messages';
import styles from './Certificate.module.css';

type Props = {
  words: WorkWords;
  texts: CertificateTexts;
  albumId: string;
  siteUrl: string;
  /** The title. */
  children: React.ReactNode;
};

/**
 * The cached album. What was found in another language (§4 Language change), or a while ago, is asked for again, and shown as it was until
 * the answer comes: null if it is of this album no more.
 */
function useCachedAlbum(albumId: string, locale: Locale, isAlive: boolean): Album | null {
  const cached = useMemo(() => (isAlive ? readAlbum(albumId) : null), [isAlive, albumId]);
  const [renewed, setRenewed] = useState<Album | null>();

  useEffect(() => {
    if (!cached?.num || isCurrent(cached, locale)) return;
    const leaving = new AbortController();
    const renew = async () => {
      const outcome = await fetchWork(cached.num, locale, leaving.signal);
      if (outcome.kind !== 'answered' || leaving.signal.aborted) return;
      const album = outcome.found?.album;
      const isSame = album?.id === albumId;
      if (isSame) cacheAlbum(album, locale);
      else forgetAlbum(albumId);
      setRenewed(isSame ? album : null);
    };
    void renew();
    return () => leaving.abort();
  }, [cached, albumId, locale]);

  return renewed === undefined ? cached : renewed;
}

/** §2 /cert/we2020: reads the cached album; without one it redirects to the search. */
export function Certificate({ words, texts, albumId, siteUrl, children }: Props) {
  const { locale } = words;
  const router = useRouter();
  const isAlive = useHydrated();
  const album = useCachedAlbum(albumId, locale, isAlive);
  const isMissing = isAlive && album === null;

  useEffect(() => {
    if (!isMissing) return;
    missAlbum();
    router.replace(localePath(locale, ROUTES.certWeSearch));
  }, [isMissing, locale, router]);

  const address = album?.num ? siteUrl + localePath(locale, certQueryPath(album.num)) : '';
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <div className={styles.words}>
          <Kicker cut={1}>{texts.kicker}</Kicker>
          {children}
        </div>
        {album && <SheetActions texts={texts.sheet} num={album.num} address={address} />}
      </div>
      {album ? (
        <>
          <div className={styles.stage}>
            <Sheet album={album} words={words} texts={texts.sheet} address={address} />
          </div>
          <SheetText
            facts={factsOf(album, words, texts.sheet)}
            texts={texts.sheet}
            address={address}
          />
        </>
      ) : (
        <p role="status" className={`wrap ${styles.waiting}`}>
          {isAlive && (
            <>
              <Loader /> {texts.sheet.loading}
            </>
          )}
        </p>
      )}
    </>
  );
}
