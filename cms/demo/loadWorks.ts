import type { Payload } from 'payload';
import { COMMENTS } from './comments';
import { ORGANISATIONS } from './data/organisations';
import type { Library } from './library';
import { type Ids, insertMissing, need } from '../structure/store';
import { toPlace, type Work, WORKS } from './works';

export const loadOrganisations = (payload: Payload, { idOf }: Library) =>
  insertMissing(payload, {
    collection: 'organisations',
    rows: ORGANISATIONS,
    keyOf: ({ name }) => name,
    keyOfDoc: ({ name }) => String(name),
    toData: ({ name, logo }) => ({ name, logo: logo ? idOf(logo) : null }),
  });

const organisationNameOf = new Map(ORGANISATIONS.map(({ key, name }) => [key, name]));

type Context = { library: Library; countries: Ids; organisations: Ids };

const toAlbum = (work: Work, { library, countries, organisations }: Context) => {
  const { file, country, organisation, labels, age, scene: _, medium: __, ...fields } = work;
  const { year, seq } = toPlace(work);
  return {
    ...fields,
    age: String(age),
    cover: library.idOf(file),
    country: need(countries, country),
    organisation: organisation
      ? need(organisations, organisationNameOf.get(organisation) ?? organisation)
      : null,
    labels: [year, ...(labels ?? [])],
    yearLabel: year,
    seq,
    _status: 'published',
  };
};

export const loadAlbums = (payload: Payload, context: Context) =>
  insertMissing(payload, {
    collection: 'albums',
    rows: WORKS,
    keyOf: ({ num }) => num,
    keyOfDoc: ({ num }) => String(num),
    toData: (work) => toAlbum(work, context),
  });

const numOf = new Map(WORKS.map(({ file, num }) => [file, num]));

/** The id of a work, by the name of its picture. */
export const albumOf = (albums: Ids, file: string) => need(albums, numOf.get(file) ?? file);

export const loadComments = (payload: Payload, { idOf }: Library, albums: Ids) =>
  insertMissing(payload, {
    collection: 'albumComments',
    rows: COMMENTS,
    keyOf: ({ work, username, time }) => `${albumOf(albums, work)} ${username} ${Date.parse(time)}`,
    keyOfDoc: ({ album, username, cTime }) => `${album} ${username} ${Date.parse(String(cTime))}`,
    toData: ({ work, username, comment, time, avatar }) => ({
      album: albumOf(albums, work),
      username,
      comment,
      cTime: time,
      avatar: avatar ? idOf(avatar) : null,
      approved: true,
    }),
  });

/** The certificate's picture is the work; every fifth certificate has a second one. */
const SECOND_SHEET = { every: 5, file: 'video-opening-night-poster.jpg' };

/** A work's page links its number to the certificate: so every work has one. */
export const loadCertificates = (payload: Payload, { idOf }: Library, albums: Ids) =>
  insertMissing(payload, {
    collection: 'certificates',
    rows: WORKS,
    keyOf: ({ num }) => num,
    keyOfDoc: ({ num }) => String(num),
    toData: ({ num, file }, index) => ({
      num,
      album: need(albums, num),
      certPhotos: [
        idOf(file),
        ...(index % SECOND_SHEET.every === 0 ? [idOf(SECOND_SHEET.file)] : []),
      ],
    }),
  });
