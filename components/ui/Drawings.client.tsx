'use client';

import { DRAWINGS } from './drawings';

const MARKUP = { __html: DRAWINGS };

/** Icons, discs and the logo, once a page. An island, so that they aren't in the page's data a second time. */
export const Drawings = () => (
  <svg aria-hidden="true" className="drawings" dangerouslySetInnerHTML={MARKUP} />
);
