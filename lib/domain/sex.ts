import { SEX_TEXT_DEFAULT } from '@/lib/constants';

export type SexText = typeof SEX_TEXT_DEFAULT | 'Female';

const FEMALE = 1;

/** §3, §9: Male by default, Female when user sex is 1. */
export const toSexText = (sex: number | null | undefined): SexText =>
  sex === FEMALE ? 'Female' : SEX_TEXT_DEFAULT;
