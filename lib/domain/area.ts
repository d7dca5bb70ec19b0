import type { WireArea } from '@/lib/contract/area';

/** §3 Area: a country. code is ISO 3166-1 alpha-2. */
export type Area = { id: string; name: string; code: string };

export const toArea = ({ id, name, code }: WireArea): Area => ({ id, name, code });
