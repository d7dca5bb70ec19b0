/** §7: every path in one table. `{x}` is a path parameter. The base of each service is in lib/env.ts. */
export const CALLS = {
  childAreas: { service: 'user', path: 'area/getChildAreasByPId/0' },
  login: { service: 'user', path: 'user/login' },
  smsCaptcha: { service: 'user', path: 'smsCaptcha' },
  currentUser: { service: 'user', path: 'user/getCurrentUser' },
  imageCaptcha: { service: 'user', path: 'imageCaptcha' },
  // Ours, both: the spoken captcha and its languages. A host without them offers none.
  audioCaptcha: { service: 'user', path: 'audioCaptcha' },
  audioLanguages: { service: 'user', path: 'audioCaptcha/getLanguages' },
  menuTree: { service: 'auth', path: 'menu/getTreeByAppId/{appId}' },
  appByLabel: { service: 'auth', path: 'app/getByLabel/{label}' },
  newsList: { service: 'cms', path: 'news/listByLabel' },
  newsById: { service: 'cms', path: 'news/getById/{id}' },
  imageUri: { service: 'cms', path: 'image/getUriById/{id}' },
  menuByLabel: { service: 'cms', path: 'menu/getByLabel/{site}/{label}' },
  webContent: { service: 'cms', path: 'webContent/getByLabel/{site}/{label}' },
  // Ours, both, for editors: they need a signature (lib/contract/signed.ts).
  draft: { service: 'cms', path: 'draft/getById/{kind}/{id}' },
  editorial: { service: 'cms', path: 'editorial/listPublished' },
  // Ours. A host without it finds no works, news and films in the search of the whole site.
  siteSearch: { service: 'cms', path: 'search/listPublished' },
  albumList: { service: 'artexh', path: 'artexhAlbum/listPublished' },
  commentList: { service: 'artexh', path: 'artexhComm/getByAlbumId/{albumId}' },
  videoList: { service: 'artexh', path: 'artexhVideo/listPublished' },
  liveList: { service: 'artexh', path: 'artexhLive/listPublished' },
  certificate: { service: 'artexh', path: 'artexhCert/query' },
  favourite: { service: 'artexh', path: 'artexhAlbumFav/fav' },
} as const;

export type CallName = keyof typeof CALLS;
export type ServiceName = (typeof CALLS)[CallName]['service'];

/** The most items that a list returns, whatever count is requested. */
export const MOST_AT_ONCE = 100;

/** The site name in paths that take one. */
export const SITE = 'artexh';
