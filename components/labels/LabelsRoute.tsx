import { getLocale } from 'next-intl/server';
import { absentPage } from '@/components/errors/absentPage';
import { readWallLabels, type LabelsAsked } from '@/lib/pages/labels';
import { WallLabels } from './WallLabels';

/** One page of a year's wall labels; both routes of it draw this. */
export async function LabelsRoute({ year, page }: LabelsAsked) {
  const labels = await readWallLabels(await getLocale(), year, page);
  if (!labels) return absentPage();
  return <WallLabels labels={labels} />;
}
