'use client';

import { Button, useConfig, useSelection } from '@payloadcms/ui';
import { useState } from 'react';
import { fill } from '@/lib/i18n/fill';

const SCREEN = '/make-certificates';

type Props = {
  label: string;
  ofSelection: string;
  /** As many as a job takes. */
  most: number;
};

/** The way to the screen, with the works that are selected, on all pages when all are. */
export function OfSelectionButton({ label, ofSelection, most }: Props) {
  const { count, selectAll, selectedIDs, getQueryParams } = useSelection();
  const { config } = useConfig();
  const [isBusy, setBusy] = useState(false);

  async function idsOfAll(): Promise<(string | number)[]> {
    const search = getQueryParams().replace(/^\?/, '');
    const rest = `depth=0&draft=true&limit=${most}&select[num]=true`;
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

  return (
    <Button buttonStyle="secondary" size="small" onClick={open} disabled={isBusy}>
      {count > 0 ? fill(ofSelection, { count }) : label}
    </Button>
  );
}
