/** The most that a page of the demo may weigh, in KB of HTML as it is and as Brotli makes it (docs/decisions/0031). */
export const PAGE_WEIGHTS = {
  '/': { raw: 150, brotli: 20 },
  '/albumsView?labelIds=2022': { raw: 141, brotli: 20 },
  '/exhibition/2024': { raw: 138, brotli: 20 },
  // Its style sheets are in it (docs/decisions/0034).
  '/artwork/229': { raw: 150, brotli: 25 },
  '/ar': { raw: 160, brotli: 20 },
};
