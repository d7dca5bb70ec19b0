import { Mark } from './Mark';

/** Stands at the left of the CMS's bar, where Payload has 18 px for it. */
export const Icon = () => <Mark size={18} />;
