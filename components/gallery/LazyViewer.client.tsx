'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NotOpened } from '@/components/ui/NotOpened';
import type { Viewer as ViewerComponent } from '@/components/viewer/Viewer.client';
import { goInstead } from '@/lib/client/browser';
import { isAtOverlay } from '@/lib/client/movesBack';
import { localePath } from '@/lib/i18n/localePath';
import { artworkPath } from '@/lib/routes';
import { positionOf, type Gallery, type GalleryAction } from '@/lib/state/gallery';
import type { View } from '@/lib/state/galleryQuery';
import { readSlideshow, secondsOf } from '@/lib/state/slideshow';
import { useGalleryContext } from './GalleryContext.client';
import { OnItsWay } from './OnItsWay.client';

type Props = {
  view: View;
  gallery: Gallery;
  dispatch: (action: GalleryAction) => void;
  onNeedMore: () => void;
};

const params = () => new URLSearchParams(window.location.search);

/** After back has closed the viewer, forward leads to the work's own page: at that address Next would draw the gallery. */
function useWayForward(isViewerOpen: boolean) {
  useEffect(() => {
    if (isViewerOpen) return;
    const goOn = () => {
      if (!isAtOverlay()) return;
      // A page that is loaded again begins where it was scrolled to: that was the gallery.
      window.scrollTo(0, 0);
      window.location.reload();
    };
    // Who has gone further at once is there already.
    goOn();
    window.addEventListener('popstate', goOn);
    return () => window.removeEventListener('popstate', goOn);
  }, [isViewerOpen]);
}

type Awaiting = { isAwaited: boolean; isLost: boolean };

/**
 * Escape and another view call off a viewer that is still on its way, as a move does (galleryReducer). Another view also ends the notice
 * of one that could not be loaded.
 */
function useCallOff({ isAwaited, isLost }: Awaiting, view: View, onCallOff: () => void) {
  const callOff = useEffectEvent(onCallOff);
  useEffect(() => {
    if (!isAwaited) return;
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') callOff();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isAwaited]);
  const before = useRef(view);
  useEffect(() => {
    if (view !== before.current && (isAwaited || isLost)) callOff();
    before.current = view;
  }, [view, isAwaited, isLost]);
}

/** §4: the viewer, loaded when it is first opened. On closing, the carousel gets its index and the focus. */
export function LazyViewer({ view, gallery, dispatch, onNeedMore }: Props) {
  const { locale, words, viewerTexts, keepTexts } = useGalleryContext();
  const { albums, active, isViewerOpen, isViewerLost: isLost = false, total } = gallery;
  const [Viewer, setViewer] = useState<typeof ViewerComponent>();
  const [slideshow, setSlideshow] = useState({ seconds: 0, isOn: false });
  const page = localePath(locale, artworkPath(albums[active]?.id ?? ''));
  const hasAlbums = albums.length > 0;
  const isAwaited = isViewerOpen && !Viewer;
  const isShown = isViewerOpen && !isAwaited;
  useWayForward(isViewerOpen);
  useCallOff({ isAwaited, isLost }, view, () => dispatch({ type: 'viewerClosed', index: active }));

  // The address may start a slideshow at once.
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current || !hasAlbums || readSlideshow(params()) === null) return;
    isBegun.current = true;
    dispatch({ type: 'clicked', index: active });
  }, [hasAlbums, active, dispatch]);

  // By a move, too. The slideshow of the address is over with it.
  const isCalledOff = useRef(false);
  const wasAwaited = useRef(false);
  useEffect(() => {
    if (wasAwaited.current && !isViewerOpen) isCalledOff.current = true;
    wasAwaited.current = isAwaited;
  }, [isViewerOpen, isAwaited]);

  // One that was called off before it came has not had the focus.
  const wasShown = useRef(false);
  useEffect(() => {
    if (isShown === wasShown.current) return;
    wasShown.current = isShown;
    if (isShown) return;
    document.querySelector<HTMLElement>('[data-active] a')?.focus({ preventScroll: true });
  }, [isShown]);

  useEffect(() => {
    if (!isAwaited) return;
    let isGone = false;
    dispatch({ type: 'viewerAwaited', isAwaited: true });
    import('@/components/viewer/Viewer.client').then(
      (loaded) => {
        dispatch({ type: 'viewerAwaited', isAwaited: false });
        const isOn = readSlideshow(params()) !== null && !isCalledOff.current;
        setSlideshow({ seconds: secondsOf(params()), isOn });
        setViewer(() => loaded.Viewer);
      },
      // If the viewer fails to load, opens the work's own page. Who stays here, or comes back, finds the gallery as it was.
      () => {
        if (isGone) return;
        dispatch({ type: 'viewerClosed', index: active, isLost: !goInstead(page) });
      },
    );
    return () => {
      isGone = true;
    };
  }, [isAwaited, page, active, dispatch]);

  return (
    <>
      <OnItsWay isComing={isAwaited} />
      {isLost && !isViewerOpen && <NotOpened text={viewerTexts.viewer.failed} />}
      {isViewerOpen && Viewer && (
        <Viewer
          works={{ albums, from: positionOf(gallery, 0), total }}
          index={active}
          context={{ words, texts: viewerTexts, keepTexts }}
          slideshow={slideshow}
          onClose={(index) => {
            setSlideshow({ ...slideshow, isOn: false });
            dispatch({ type: 'viewerClosed', index });
          }}
          onNeedMore={onNeedMore}
        />
      )}
    </>
  );
}
