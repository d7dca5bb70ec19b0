'use client';

import {
  toast,
  useAllFormFields,
  useDocumentInfo,
  useEditDepth,
  useLivePreviewContext,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useEffectEvent, useState } from 'react';
import { ask, toldOf } from './ask';
import { newestOnly } from './newestOnly';

/** Payload takes none but http's: then it has no address, and its button goes. */
const NO_ADDRESS = 'about:blank';
/** After the last key. */
const PAUSE_MS = 200;
/** Then what has been typed since is told instead. */
const LONGEST_MS = 10_000;

type Opened = { url: string; live: string };

/** Fills the frame of the live preview: opens the document in it, and tells it what is being typed. */
export function LiveTyping() {
  const { id, collectionSlug, hasSavePermission } = useDocumentInfo();
  const { code: locale } = useLocale();
  const isInDrawer = useEditDepth() > 1;
  const { t } = useTranslation();
  const { appIsReady, iframeRef, isLivePreviewing, setIsLivePreviewing, setURL, url } =
    useLivePreviewContext();
  const [fields] = useAllFormFields();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [tellNewest] = useState(newestOnly);
  const isOpen = id && hasSavePermission && !isInDrawer;
  const place = isOpen ? `/api/live/${collectionSlug}/${id}` : '';

  // What was never saved has no page, and whoever may not write there types nothing.
  useEffect(() => {
    if (!place && url) setURL(NO_ADDRESS);
  }, [place, setURL, url]);

  const show = useEffectEvent((found: Opened) => {
    setOpened(found);
    setURL(found.url);
  });
  // Its button stays, for another try.
  const giveUp = useEffectEvent((error: unknown) => {
    setIsLivePreviewing(false);
    toast.error(toldOf(error, t('error:unspecific')));
  });

  useEffect(() => {
    if (!isLivePreviewing || !place) return;
    const asked = new AbortController();
    const query = new URLSearchParams({ locale, origin: window.location.origin });
    ask<Opened>(`${place}?${query}`, { signal: asked.signal }).then(
      (found) => show(found),
      (error) => asked.signal.aborted || giveUp(error),
    );
    return () => asked.abort();
  }, [isLivePreviewing, place, locale]);

  useEffect(() => {
    if (!isLivePreviewing || !appIsReady || !opened) return;
    const timer = setTimeout(() => {
      const body = JSON.stringify(reduceFieldsToValues(fields, true));
      const tell = async () => {
        const path = `${place}/${opened.live}`;
        const signal = AbortSignal.timeout(LONGEST_MS);
        const answer = await fetch(path, { method: 'POST', body, signal });
        if (answer.ok)
          iframeRef.current?.contentWindow?.postMessage('typed', new URL(opened.url).origin);
      };
      void tellNewest(tell);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [appIsReady, fields, iframeRef, isLivePreviewing, opened, place, tellNewest]);

  return null;
}
