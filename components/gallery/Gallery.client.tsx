'use client';

import { Icon } from '@/components/ui/Icon';
import { useRef, useState } from 'react';
import { SWRConfig } from 'swr';
import fields from '@/components/ui/fields.module.css';
import { MoreButton } from '@/components/ui/MoreButton.client';
import { useHydrated } from '@/components/ui/useHydrated';
import { pushAddress, useAddressSearch } from '@/lib/client/addressSearch';
import { isPlain } from '@/lib/client/browser';
import { focusNext } from '@/lib/client/focusNext';
import { useOnDemand } from '@/lib/client/useOnDemand';
import { localePath } from '@/lib/i18n/localePath';
import { hasMore, isBeyondEnd } from '@/lib/state/gallery';
import {
  galleryPath,
  isKeywordEmpty,
  NO_SEARCH,
  readGalleryQuery,
  type GalleryQuery,
  type Search,
} from '@/lib/state/galleryQuery';
import { EmptyWall } from './EmptyWall.client';
import { useGalleryContext } from './GalleryContext.client';
import { ListState } from './ListState.client';
import { MusicToggle } from './MusicToggle.client';
import { OnItsWay } from './OnItsWay.client';
import { Orders } from './Orders.client';
import { useGallery, type Beginning } from './useGallery';
import { ViewSwitch } from './ViewSwitch.client';
import { Works } from './Works.client';
import styles from './Gallery.module.css';

const loadSearch = () => import('./SearchDialog.client').then((m) => m.SearchDialog);

type Props = {
  /** The query of the server's request. */
  serverQuery: string;
  beginning: Beginning;
  /** Kicker and title. */
  children: React.ReactNode;
};

function GalleryParts({ serverQuery, beginning, children }: Props) {
  const { locale, texts } = useGalleryContext();
  const params = new URLSearchParams(useAddressSearch(serverQuery));
  const query = readGalleryQuery(params);
  const { retry, refresh, isFetching, missingPage, ...list } = useGallery(query, beginning);
  const finding = useOnDemand(loadSearch);
  const searchLink = useRef<HTMLAnchorElement>(null);
  const isHydrated = useHydrated();
  const { gallery, status } = list;
  const isWhole = gallery.pages.length > 0 && !hasMore(gallery) && !isBeyondEnd(gallery);
  const isEmpty = gallery.albums.length === 0 && isWhole;

  /** §4: a list from its first page; the one that is shown is fetched anew. */
  const begin = (wanted: Partial<GalleryQuery>) => {
    const path = galleryPath({ ...query, ...wanted, page: 1 });
    if (path === galleryPath({ ...query, page: 1 })) refresh();
    if (path !== galleryPath(query)) pushAddress(localePath(locale, path));
  };
  const search = (wanted: Search) => begin({ search: wanted });
  const showAll = () => begin({ search: NO_SEARCH, order: 'curated' });
  /** After a press on what goes by it. */
  const focusSearchLink = () => focusNext(() => searchLink.current);
  const followAll = (event: React.MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    showAll();
    focusSearchLink();
  };
  const find = (event: React.MouseEvent) => {
    event.preventDefault();
    void finding.open();
  };

  /** At the first work that came, or at the one in the carousel's centre, from which it goes on. */
  const goOn = () => {
    const next = `[data-active] a, [data-page="${missingPage}"] a`;
    focusNext(() => document.querySelector<HTMLElement>(next) ?? searchLink.current);
  };
  const more = status === 'failed' && (
    <MoreButton
      text={texts.more}
      isFetching={isFetching}
      onRequest={() => void retry()}
      onGone={goOn}
    />
  );

  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <div className={styles.words}>{children}</div>
        <div className={`noPrint ${styles.tools}`}>
          <span className={`needsScript ${styles.music}`}>
            <MusicToggle />
          </span>
          <ViewSwitch query={query} onChange={pushAddress} />
          <a
            href="#find-form"
            ref={searchLink}
            // Without a script it leads to a form of the page.
            aria-haspopup={isHydrated ? 'dialog' : undefined}
            aria-busy={finding.isComing || undefined}
            className={`button ${styles.find}`}
            onClick={find}
          >
            <Icon name="search" /> {texts.search.open}
          </a>
          {finding.hasFailed && (
            <p role="alert" className={fields.error}>
              {texts.search.failed}
            </p>
          )}
        </div>
        {query.view === 'wall' && <Orders query={query} onChange={pushAddress} />}
        <ListState
          query={query}
          isKeywordEmpty={isKeywordEmpty(params)}
          total={gallery.total}
          status={status}
          onAll={followAll}
          onChange={(address) => {
            pushAddress(address);
            focusSearchLink();
          }}
        />
      </div>
      {isEmpty && status === 'idle' ? (
        <EmptyWall query={query} onChange={find} onAll={followAll} onGone={focusSearchLink} />
      ) : (
        <Works view={query.view} more={more} {...list} />
      )}
      <OnItsWay isComing={finding.isComing} />
      {finding.Part && (
        <finding.Part
          search={query.search}
          onSearch={search}
          onRefresh={showAll}
          onClose={finding.close}
        />
      )}
    </>
  );
}

/** §2 Gallery: head, one of three views, search. Loaded pages are cached until the visitor leaves. */
export function Gallery(props: Props) {
  const [provider] = useState(() => () => new Map());
  return (
    <SWRConfig value={{ provider }}>
      <GalleryParts {...props} />
    </SWRConfig>
  );
}
