import { labelOf, type Labelled, type WorkWords } from '@/lib/domain/workWords';
import { LabelLines } from './LabelLines.client';

type Props = { work: Labelled; words: WorkWords };

/** §2: a museum label: artist, title, country and age. What is empty isn't shown. */
export const WorkLabel = ({ work, words }: Props) => {
  const { author, countryFlag } = work;
  return <LabelLines {...labelOf(work, words)} {...{ author, countryFlag }} />;
};
