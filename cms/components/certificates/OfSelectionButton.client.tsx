'use client';

import { Button, toast, useConfig, useListQuery, useLocale, useSelection } from '@payloadcms/ui';
import { mergeListSearchAndWhere } from 'payload/shared';
import { useState } from 'react';
import { fill } from '@/lib/i18n/fill';
import { ask, toldOf } from '../ask';
import { KEEPS_FOCUS } from '../useFocusKept.client';

const SCREEN = '/admin/make-certificates';

type Props = {
  label: string;
  ofSelection: string;
  tooMany: string;
  lost: string;
  /** As many as a job takes. */
  most: number;
};

type Found = { docs: { id: number }[]; totalDocs: number };

/** The way to the screen, with the works that are selected, on all pages when all are. */
export function OfSelectionButton({ label, ofSelection, tooMany, lost, most }: Props) {
  const { count, selectAll, selectedIDs } = useSelection();
  const { getEntityConfig } = useConfig();
  const { query } = useListQuery();
  const { code } = useLocale();
  const [isBusy, setBusy] = useState(false);

  /** All that the list shows, by its filter and its search. */
  async function idsOfAll(): Promise<(string | number)[]> {
    const collectionConfig = getEntityConfig({ collectionSlug: 'albums' });
    const searched = mergeListSearchAndWhere({ collectionConfig, search: query.search ?? '' });
    const where = JSON.stringify({ and: [query.where ?? {}, searched] });
    const search = new URLSearchParams({ where, locale: code, limit: String(most) });
    const rest = 'depth=0&draft=true&select[num]=true';
    const found = await ask<Found>(`/api/albums?${search}&${rest}`);
    if (found.totalDocs > most) throw new Error(tooMany);
    return found.docs.map(({ id }) => id);
  }

  async function open() {
    setBusy(true);
    try {
      const works = selectAll === 'allAvailable' ? await idsOfAll() : selectedIDs;
      // Too many for an address: the screen finds them here.
      sessionStorage.setItem('certificateWorks', JSON.stringify(works));
      // eslint-disable-next-line @next/next/no-location-assign-relative-destination -- the screen reads its address once, when it is loaded
      location.assign(`${SCREEN}${works.length > 0 ? '?selected' : ''}`);
    } catch (error) {
      toast.error(toldOf(error, lost));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      buttonStyle="secondary"
      size="small"
      onClick={open}
      disabled={isBusy}
      extraButtonProps={KEEPS_FOCUS}
    >
      {count > 0 ? fill(ofSelection, { count }) : label}
    </Button>
  );
}
