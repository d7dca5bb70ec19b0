'use client';

import { useCallback, useEffect, useState } from 'react';
import dynamic from 'next/dynamic';
import { SWRConfig } from 'swr';
import buttons from '@/components/ui/buttons.module.css';
import { pushAddress, useAddressSearch } from '@/lib/client/addressSearch';
import { knownList } from '@/lib/client/useAlbums';
import { localePath } from '@/lib/i18n/localePath';
import {
  galleryPath,
  isSearching,
  NO_SEARCH,
  readGalleryQuery,
  type GalleryQuery,
  type Search,
} from '@/lib/state/galleryQuery';
import { Coverflow } from './Coverflow.client';
import { EmptyWall } from './EmptyWall.client';
import { useSurroundings } from './GalleryContext.client';
import { Glyph } from './Glyph';
import { ListState } from './ListState.client';
import { MoreAtEnd } from './MoreAtEnd.client';
import { useGallery, type Beginning } from './useGallery';
import { ViewSwitch } from './ViewSwitch.client';
import { Wall } from './Wall.client';
import { WorkList } from './WorkList.client';
import styles from './Gallery.module.css';

const SearchDialog = dynamic(() => import('./SearchDialog.client').then((m) => m.SearchDialog), {
  ssr: false,
});

type Props = {
  /** The address's query, as the server was asked. */
  asked: string;
  beginning: Beginning;
  /** Kicker and title. */
  children: React.ReactNode;
};

const VIEW_COMPONENTS = { wall: Wall, list: WorkList } as const;

function Room({ asked, beginning, children }: Props) {
  const { locale, texts } = useSurroundings();
  const query = readGalleryQuery(new URLSearchParams(useAddressSearch(asked)));
  const { gallery, dispatch, status, isDue, loadMore, refresh, retry } = useGallery(
    query,
    beginning,
  );
  const [isFinding, setFinding] = useState(false);
  const { view } = query;

  useEffect(() => {
    if (view === 'coverflow' && isDue) loadMore();
  }, [view, isDue, loadMore]);

  const go = useCallback(
    (next: GalleryQuery) => pushAddress(localePath(locale, galleryPath(next))),
    [locale],
  );
  const search = (wanted: Search) => go({ ...query, page: 1, search: wanted });
  const change = (event: React.MouseEvent) => {
    event.preventDefault();
    setFinding(true);
  };

  const View = view === 'coverflow' ? null : VIEW_COMPONENTS[view];
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <div className={styles.words}>{children}</div>
        <div className={styles.tools}>
          <ViewSwitch query={query} onChange={pushAddress} />
          <a href="#find-form" className={`${buttons.button} ${styles.find}`} onClick={change}>
            <Glyph name="search" /> {texts.search.open}
          </a>
        </div>
        <ListState
          query={query}
          total={gallery.total}
          status={status}
          onRetry={() => void retry()}
          onAll={() => search(NO_SEARCH)}
        />
      </div>
      {gallery.albums.length === 0 && (
        <EmptyWall query={query} onChange={change} onAll={() => search(NO_SEARCH)} />
      )}
      {gallery.albums.length > 0 && !View && <Coverflow gallery={gallery} dispatch={dispatch} />}
      {gallery.albums.length > 0 && View && (
        <>
          <View gallery={gallery} />
          <MoreAtEnd key={gallery.albums.length} onReach={loadMore} />
        </>
      )}
      {isFinding && (
        <SearchDialog
          search={query.search}
          onSearch={search}
          onRefresh={() => {
            if (isSearching(query.search) || query.page > 1) search(NO_SEARCH);
            else refresh();
          }}
          onClose={() => setFinding(false)}
        />
      )}
    </>
  );
}

/** §2 Gallery: head, one of three views, search. Pages that have come are kept for as long as the visitor stays here. */
export function Gallery(props: Props) {
  const { query, list } = props.beginning;
  const [provider] = useState(() => () => knownList(query, list));
  return (
    <SWRConfig value={{ provider }}>
      <Room {...props} />
    </SWRConfig>
  );
}
