import type { CallName } from '@/lib/contract/calls';
import type { Handler } from './answer';
import { getByLabel as getAppByLabel } from './app';
import { getChildAreasByPId } from './area';
import { listPublished as listAlbums } from './artexhAlbum';
import { fav } from './artexhAlbumFav';
import { audioCaptcha, getLanguages } from './audioCaptcha';
import { query as queryCertificate } from './artexhCert';
import { getByAlbumId } from './artexhComm';
import { getDraftById } from './draft';
import { listPublished as listEditorial } from './editorial';
import { getUriById } from './image';
import { imageCaptcha } from './imageCaptcha';
import { getByLabel as getMenuByLabel, getTreeByAppId } from './menu';
import { getById, listByLabel } from './news';
import { listPublished as listFound } from './siteSearch';
import { smsCaptcha } from './smsCaptcha';
import { getCurrentUser, login } from './user';
import { listPublishedOf } from './videoList';
import { getByLabel as getWebContentByLabel } from './webContent';

/** §7: one function a call. */
export const HANDLERS: Readonly<Record<CallName, Handler>> = {
  childAreas: getChildAreasByPId,
  login,
  smsCaptcha,
  currentUser: getCurrentUser,
  imageCaptcha,
  audioCaptcha,
  audioLanguages: getLanguages,
  menuTree: getTreeByAppId,
  appByLabel: getAppByLabel,
  newsList: listByLabel,
  newsById: getById,
  imageUri: getUriById,
  menuByLabel: getMenuByLabel,
  webContent: getWebContentByLabel,
  draft: getDraftById,
  editorial: listEditorial,
  siteSearch: listFound,
  albumList: listAlbums,
  commentList: getByAlbumId,
  videoList: listPublishedOf('videos'),
  liveList: listPublishedOf('lives'),
  certificate: queryCertificate,
  favourite: fav,
};
