'use client';

import { useConfig, useListDrawerContext, useSelection, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { fill } from '@/lib/i18n/fill';
import { textsIn } from '../../certificates/texts';

/** As many as a job takes. */
const MOST = 5000;
const SCREEN = '/make-certificates';

/** Above the list of works: the way to the screen, with the works that are selected, on all pages when all are. */
export function OfSelection() {
  const { count, selectAll, selectedIDs, getQueryParams } = useSelection();
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const [isBusy, setBusy] = useState(false);
  const texts = textsIn(i18n.language);
  const { isInDrawer } = useListDrawerContext();

  async function idsOfAll(): Promise<(string | number)[]> {
    const search = getQueryParams().replace(/^\?/, '');
    const rest = `depth=0&draft=true&limit=${MOST}&select[num]=true`;
    const response = await fetch(`${config.routes.api}/albums?${search}&${rest}`);
    const { docs } = (await response.json()) as { docs: { id: number }[] };
    return docs.map(({ id }) => id);
  }

  async function open() {
    setBusy(true);
    try {
      const works = selectAll === 'allAvailable' ? await idsOfAll() : selectedIDs;
      // Too many for an address: the screen finds them here.
      sessionStorage.setItem('certificateWorks', JSON.stringify(works));
      // eslint-disable-next-line @next/next/no-location-assign-relative-destination -- the screen reads its address once, when it is loaded
      location.assign(`${config.routes.admin}${SCREEN}${works.length > 0 ? '?selected' : ''}`);
    } finally {
      setBusy(false);
    }
  }

  if (isInDrawer) return null;
  return (
    <button
      type="button"
      className="btn btn--style-secondary btn--size-small"
      onClick={open}
      disabled={isBusy}
    >
      {count > 0 ? fill(texts.ofSelection, { count }) : texts.open}
    </button>
  );
}
