'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Show } from '@/components/classroom/Show.client';
import type { ShowTexts } from '@/components/classroom/showTexts';
import { useViewerAddress } from '@/components/viewer/useViewerAddress';
import { useShelfWorks } from '@/lib/client/useShelfWorks';
import { ASK_AGAIN_MS } from '@/lib/constants';
import type { WorkWords } from '@/lib/domain/workWords';
import { localePath } from '@/lib/i18n/localePath';
import { shelfPath } from '@/lib/state/shelf';
import { DEFAULT_SECONDS } from '@/lib/state/slideshow';

type Props = {
  ids: readonly string[];
  texts: ShowTexts;
  words: WorkWords;
  onClose: () => void;
  /** None of the works is left, or shown any more. */
  onEmpty: () => void;
};

type ShownProps = React.ComponentProps<typeof Show> & { isEmpty: boolean; onEmpty: () => void };

/** The slideshow at the shelf's own address, as an entry of the history: back closes it. When no work is left it goes back itself. */
function ShownOver({ isEmpty, onEmpty, ...props }: ShownProps) {
  const [address] = useState(() => window.location.href);
  const close = useViewerAddress({ path: address }, { onLeave: () => {}, onBack: props.onClose });
  const leave = useEffectEvent(() => {
    onEmpty();
    close();
  });
  // It is on its way back then, also if works come again.
  const [isOver, setOver] = useState(false);
  if (isEmpty && !isOver) setOver(true);
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);
  return isOver ? null : <Show {...props} onClose={close} />;
}

/** Asks again and again, however long the slideshow runs. */
function useRenewal(ask: () => unknown) {
  const renew = useEffectEvent(() => void ask());
  useEffect(() => {
    const timer = setInterval(() => renew(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
}

/** The works of a shelf as a slideshow, without those that aren't shown any more. */
export function ShelfShow({ ids, texts, words, onClose, onEmpty }: Props) {
  const { works, isFailed, retry } = useShelfWorks(ids, words.locale);
  useRenewal(retry);
  const shown = ids.flatMap((id) => works?.get(id) ?? []);
  const isEmpty = ids.length === 0 || (works !== undefined && shown.length === 0);
  const [hasBegun, setBegun] = useState(false);
  if (!hasBegun && !isEmpty && (works || isFailed)) setBegun(true);

  const leave = useEffectEvent(() => {
    onEmpty();
    onClose();
  });
  // With nothing to show it never begins, and nothing is to go back from.
  const isVain = isEmpty && !hasBegun;
  useEffect(() => {
    if (isVain) leave();
  }, [isVain]);
  if (!hasBegun) return null;

  const page = `shelf ${shown.map(({ id }) => id).join()}`;

  async function read() {
    if (works) return shown;
    await retry();
    throw new Error('The works of the shelf have not come yet.');
  }
  return (
    <ShownOver
      isEmpty={isEmpty}
      source={{
        locale: words.locale,
        total: works ? shown.length : ids.length,
        find: (at) => ({ page, at }),
        read,
      }}
      choice={{ seconds: DEFAULT_SECONDS, captions: true }}
      address={window.location.origin + localePath(words.locale, shelfPath(ids))}
      {...{ texts, words, onClose, onEmpty }}
    />
  );
}
