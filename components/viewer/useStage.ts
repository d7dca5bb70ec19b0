import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterPaint } from '@/lib/client/afterPaint';
import type { Album } from '@/lib/domain/album';
import { recordEarlyKeys } from '@/components/ui/photoSwipe';
import { FITTED, percentOf, startStage, type Stage } from './stage';
import type { ViewerTexts } from '@/lib/i18n/messages';
import { altOf, type WorkWords } from '@/lib/domain/workWords';

/** PhotoSwipe in its element: the index of the work shown, whether its picture has come, and the zoom. */
export function useStage(
  albums: readonly Album[],
  first: number,
  { words, texts }: { words: WorkWords; texts: ViewerTexts },
) {
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(null);
  const [index, setIndex] = useState(first);
  const [percent, setPercent] = useState(FITTED);
  const [isReady, setReady] = useState(false);
  const count = useEffectEvent(() => albums.length);
  const workAt = useEffectEvent((at: number) => {
    const album = albums[at];
    return album && { album, alt: altOf(album, words) };
  });
  const start = useEffectEvent(
    (element: HTMLElement, earlyKeys: ReturnType<typeof recordEarlyKeys>) =>
      startStage({
        host: element,
        earlyKeys,
        count: () => count(),
        workAt: (at) => workAt(at),
        index,
        seen: document.querySelector<HTMLImageElement>('[data-active] img')?.currentSrc,
        texts: texts.viewer,
        onChange: setIndex,
        onReady: setReady,
        onZoom: (times) => setPercent(percentOf(times)),
      }),
  );

  useEffect(() => {
    // After the dialog's first paint, so that the click gets a response before PhotoSwipe starts.
    const keys = recordEarlyKeys(['ArrowLeft', 'ArrowRight']);
    const callOff = afterPaint(() => {
      if (host.current) stage.current = start(host.current, keys);
    });
    return () => {
      callOff();
      keys.stop();
      stage.current?.stop();
      stage.current = null;
    };
  }, []);

  const hung = useRef(albums.length);
  useEffect(() => {
    if (albums.length > hung.current) stage.current?.grow();
    hung.current = albums.length;
  }, [albums.length]);

  return {
    host,
    index,
    percent,
    isReady,
    move: (by: 1 | -1) => stage.current?.move(by),
    zoom: (by: 1 | -1) => stage.current?.zoom(by),
  };
}
