import type { WireApp } from '@/lib/contract/app';

/** §3 App. */
export type App = { id: string; label: string; name: string };

export const toApp = ({ id, label, name }: WireApp): App => ({ id, label, name });
