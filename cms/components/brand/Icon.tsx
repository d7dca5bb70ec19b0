import { Mark } from './Mark';

/** Stands at the left of the CMS's bar. */
export const Icon = () => <Mark size={26} />;
