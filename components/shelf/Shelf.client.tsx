'use client';

import type { Ref } from 'react';
import type { ShowTexts } from '@/components/classroom/showTexts';
import { Share } from '@/components/share/Share.client';
import { Icon } from '@/components/ui/Icon';
import { PrintButton } from '@/components/ui/PrintButton.client';
import { useHydrated } from '@/components/ui/useHydrated';
import { useOnDemand } from '@/lib/client/useOnDemand';
import { useShelfWorks } from '@/lib/client/useShelfWorks';
import type { WorkWords } from '@/lib/domain/workWords';
import { localePath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages, ShelfTexts } from '@/lib/i18n/messages';
import { ROUTES } from '@/lib/routes';
import { shelfPath } from '@/lib/state/shelf';
import { ShelfWorks } from './ShelfWorks.client';
import styles from './Shelf.module.css';
import { useShelfActions } from './useShelfActions';

const loadShow = () => import('./ShelfShow.client').then((m) => m.ShelfShow);

type SharedProps = { texts: ShelfTexts; onOwn: () => void; onKeep?: () => void };

/** Says whose works these are. */
const Shared = ({ texts, onOwn, onKeep }: SharedProps) => (
  <div className={`noPrint ${styles.shared}`}>
    <p>
      <strong>{texts.shared}</strong> {texts.sharedText}
    </p>
    <p className={styles.tools}>
      {onKeep && (
        <button type="button" className="button" onClick={onKeep}>
          <Icon name="heart" />
          {texts.keepThese}
        </button>
      )}
      <button type="button" data-tone="quiet" className="button" onClick={onOwn}>
        {texts.mine}
      </button>
    </p>
  </div>
);

type EmptyProps = {
  ref: Ref<HTMLHeadingElement>;
  texts: ShelfTexts;
  isShared: boolean;
  locale: Locale;
};

const Empty = ({ ref, texts, isShared, locale }: EmptyProps) => (
  <div className={styles.empty}>
    <h2 ref={ref} tabIndex={-1}>
      {isShared ? texts.noWorks : texts.empty}
    </h2>
    {!isShared && <p>{texts.emptyText}</p>}
    <p>
      <a href={localePath(locale, ROUTES.albumsView)} className="arrowLink">
        {texts.gallery}
      </a>
    </p>
  </div>
);

type Props = {
  texts: ShelfTexts;
  share: Messages['share'];
  show: ShowTexts;
  words: WorkWords;
};

/** The works on this device's shelf, or those in the address of a shared one. */
export function Shelf({ texts, share, show, words }: Props) {
  const isHydrated = useHydrated();
  const { kept, shared, said, say, canRestore, root, undo, empty, ...actions } =
    useShelfActions(texts);
  const slideshow = useOnDemand(loadShow);
  const { locale } = words;
  const ids = shared ?? kept;
  const found = useShelfWorks(ids, locale);
  if (!isHydrated) return <div className={styles.root} />;

  async function openShow() {
    say('');
    // What was done meanwhile has been said.
    if (!(await slideshow.open())) say((already) => already || show.worksFailed);
  }

  return (
    <div ref={root} className={styles.root}>
      {shared && (
        <Shared
          texts={texts}
          onOwn={actions.showOwn}
          onKeep={shared.length > 0 ? actions.keepShared : undefined}
        />
      )}
      <div className={`noPrint ${styles.tools}`}>
        {ids.length > 0 && (
          <>
            <Share title={texts.title} path={localePath(locale, shelfPath(ids))} texts={share} />
            <button
              type="button"
              aria-busy={slideshow.isComing || undefined}
              data-tone="quiet"
              className="button"
              onClick={() => void openShow()}
            >
              <Icon name="play" />
              {show.show}
            </button>
            {ids.every((id) => found.works?.has(id)) && (
              <PrintButton tone="outline" className="button">
                <Icon name="download" />
                {texts.print}
              </PrintButton>
            )}
          </>
        )}
        {!shared && ids.length > 0 && (
          <button type="button" data-tone="quiet" className="button" onClick={actions.clear}>
            {texts.clear}
          </button>
        )}
        <p role="status" className={styles.said}>
          {said}
        </p>
        {canRestore && (
          <button type="button" ref={undo} className="button" onClick={actions.restore}>
            {texts.undo}
          </button>
        )}
      </div>
      {slideshow.Part && (
        <slideshow.Part
          {...{ ids, words }}
          texts={show}
          onClose={slideshow.close}
          onEmpty={() => ids.length > 0 && say(show.gone)}
        />
      )}
      {ids.length === 0 ? (
        <Empty ref={empty} {...{ texts, locale }} isShared={shared !== null} />
      ) : (
        <ShelfWorks
          {...{ ids, found, texts, words }}
          onOrder={shared ? undefined : actions.order}
        />
      )}
    </div>
  );
}
