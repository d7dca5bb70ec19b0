const PAGE = 20;

const inLanguage = (locale, path) =>
  locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`;

/** `at` is from 0 to 1: how far in a list. */
const pick = (list, at) => list[Math.min(list.length - 1, Math.floor(at * list.length))];
/** Pages after the first, of a list that has so many works. */
const furtherPage = (total, at, size = PAGE) => {
  const pages = Math.ceil(total / size);
  return Math.min(pages, 2 + Math.floor(at * (pages - 1)));
};
const startAt = (total, at) => Math.floor((at * total) / PAGE) * PAGE;
/** Words of three letters and more, and of one or two. */
const familyName = (name) => name.split(' ').at(-1);

const COLOURS = ['red', 'yellow', 'blue', 'pink', 'black'];

/** Pages that visitors see: the address of each by what there is, and by how far in its list. */
const PAGES = {
  home: () => '/',
  gallery: () => '/albumsView',
  'gallery, a year': ({ year }) => `/albumsView?labelIds=${year.value}`,
  'gallery, wall': ({ year }) => `/albumsView?labelIds=${year.value}&view=wall`,
  'gallery, a later page': ({ year }, at) =>
    `/albumsView?labelIds=${year.value}&page=${furtherPage(year.total, at)}`,
  'gallery, several labels': (_, at) => `/albumsView?labelIds=2024,${2020 + Math.floor(at * 4)}`,
  'gallery, latest': ({ year }, at) =>
    `/albumsView?labelIds=${year.value}&featured=latest&page=${furtherPage(year.total, at)}`,
  'gallery, recommended': () => '/albumsView?featured=recommended',
  'search, author': ({ names }, at) =>
    `/albumsView?author=${encodeURIComponent(familyName(pick(names, at)))}`,
  'search, author of two letters': (_, at) =>
    `/albumsView?author=${pick(['an', 'li', 'ma', 'jo', 'xu'], at)}`,
  'search, title': (_, at) =>
    `/albumsView?name=${pick(['the', 'river', 'sun', 'dream', 'my'], at)}`,
  'search, title that none has': (_, at) => `/albumsView?name=q${Math.floor(at * 100)}zq`,
  'search, country': ({ countries }, at) => `/albumsView?country=${pick(countries, at)}`,
  'search, colour': ({ year }, at) =>
    `/albumsView?labelIds=${year.value}&colour=${pick(COLOURS, at)}`,
  'search, two colours and a country': ({ countries }, at) =>
    `/albumsView?colour=blue,green&country=${pick(countries, at)}`,
  'gallery, rainbow': ({ year }, at) =>
    `/albumsView?labelIds=${year.value}&view=wall&order=rainbow&page=${furtherPage(year.total, at)}`,
  'search, initial': (_, at) => `/albumsView?initials=${pick(['A', 'D', 'M', 'S', 'T'], at)}`,
  'search, all at once': ({ countries }, at) =>
    `/albumsView?labelIds=2024&author=a&name=e&country=${pick(countries, at)}`,
  'whole site': () => '/search',
  'whole site, a word': (_, at) => `/search?q=${pick(['the', 'river', 'sun', 'dream', 'my'], at)}`,
  'whole site, a name': ({ names }, at) =>
    `/search?q=${encodeURIComponent(familyName(pick(names, at)))}`,
  'whole site, two letters': (_, at) => `/search?q=${pick(['an', 'li', 'ma', 'jo', 'xu'], at)}`,
  'whole site, two letters of few': (_, at) =>
    `/search?q=${encodeURIComponent(pick(['小雨', '和平', 'мю', 'qu', 'xy'], at))}`,
  'whole site, a letter': (_, at) =>
    `/search?q=${encodeURIComponent(pick(['a', 'd', 'm', 'ж', '海'], at))}`,
  'whole site, what none has': (_, at) => `/search?q=q${Math.floor(at * 100)}zq`,
  category: () => '/albumsCategoryView',
  'a work': ({ works }, at) => `/artwork/${pick(works, at)}`,
  'comments, a later page': ({ commented }, at) =>
    `/artwork/${commented.value}/comments/${furtherPage(commented.total, at)}`,
  countries: () => '/countries',
  'a country': ({ countries }, at) => `/countries/${pick(countries, at).toLowerCase()}`,
  'a country, a later page': ({ country }, at) =>
    `/countries/${country.value.toLowerCase()}/${furtherPage(country.total, at)}`,
  'a year': ({ year }) => `/exhibition/${year.value}`,
  catalogue: ({ year }) => `/catalogue/${year.value}?with=fr`,
  'wall labels': ({ year }) => `/labels/${year.value}`,
  'wall labels, a later page': ({ year }, at) =>
    `/labels/${year.value}/${furtherPage(year.total, at, 40)}`,
  news: () => '/news',
  'a news item': ({ news }, at) => `/contentView?id=${pick(news, at)}`,
  films: () => '/videosView',
  'a film': ({ films }, at) => `/videosView?id=${pick(films, at)}`,
  'live videos': () => '/videosLive',
  'certificate, by number': ({ numbers }, at) => `/cert/query?unicode=${pick(numbers, at)}`,
  'certificate, of a work': ({ works }, at) => `/cert/we2020?albumId=${pick(works, at)}`,
  'certificate, search': ({ names }, at) =>
    `/cert/weSearch?author=${encodeURIComponent(pick(names, at))}`,
  'favourite form': ({ year }, at) =>
    `/album/favorite?label=${year.value}&seq=${1 + Math.floor(at * 30)}`,
  announcement: () => '/exh',
  shop: () => '/shop',
  privacy: () => '/privacy',
};

/** Any version leads to the card of today. */
const cardOf = (locale, kind, id) => `/card/${locale}/${kind}/${id}/000000000000.jpg`;

/** What scripts and machines ask for. */
const FILES = {
  'api: next page': ({ year }, at) =>
    `/api/albums?labelIds=${year.value}&start=${startAt(year.total, at)}`,
  'api: search': ({ names }, at) =>
    `/api/albums?author=${encodeURIComponent(familyName(pick(names, at)))}&start=0`,
  'api: suggestions': ({ names }, at, locale) =>
    `/api/search?locale=${locale}&q=${encodeURIComponent(familyName(pick(names, at)))}`,
  'api: suggestions, a title': (_, at, locale) =>
    `/api/search?locale=${locale}&q=${pick(['the', 'river', 'sun', 'dream', 'my'], at)}`,
  'api: suggestions, two letters': (_, at, locale) =>
    `/api/search?locale=${locale}&q=${pick(['an', 'li', 'ma', 'jo', 'xu'], at)}`,
  'api: suggestions, a letter': (_, at, locale) =>
    `/api/search?locale=${locale}&q=${encodeURIComponent(pick(['a', 'd', 'm', 'ж', '海'], at))}`,
  'api: suggestions, what none has': (_, at, locale) =>
    `/api/search?locale=${locale}&q=q${Math.floor(at * 100)}zq`,
  'api: comments': ({ works }, at) => `/api/albums/${pick(works, at)}/comments`,
  feed: (_, at, locale) => `/feed/${locale}.xml`,
  'sitemap, index': () => '/sitemap.xml',
  'sitemap, pages': () => '/sitemap/pages.xml',
  'sitemap, works': ({ total }, at) => `/sitemap/works-${1 + Math.floor((at * total) / 100)}.xml`,
  'sitemap, news': () => '/sitemap/news.xml',
  'IIIF, a work': ({ works }, at) => `/iiif/artwork/${pick(works, at)}/manifest.json`,
  'IIIF, a year': ({ year }) => `/iiif/exhibition/${year.value}/collection.json`,
  'IIIF, a part of a year': ({ year }, at) =>
    year.total > 200
      ? `/iiif/exhibition/${year.value}/${1 + Math.floor((at * year.total) / 50)}/collection.json`
      : `/iiif/exhibition/${pick(['2020', '2021', '2022', '2023', '2024'], at)}/collection.json`,
  'card, a work': ({ demo }, at, locale) => cardOf(locale, 'artwork', pick(demo, at)),
  'card, a gallery': (_, at, locale) => cardOf(locale, 'gallery', `${2020 + Math.floor(at * 5)}`),
  'card, a year': (_, at, locale) => cardOf(locale, 'exhibition', `${2020 + Math.floor(at * 5)}`),
  'card, a news item': ({ news }, at, locale) => cardOf(locale, 'news', pick(news, at)),
  picture: ({ files }, at) => `/download/${pick(files, at)}`,
  robots: () => '/robots.txt',
};

/** With an editor's cookie. */
const EDITORS = {
  check: () => '/check',
  'check, works': () => '/check?kind=albums',
  'check, later works': ({ total }, at) => `/check?kind=albums&page=${furtherPage(total, at)}`,
  'check, a kind of fault': () => '/check?problem=alt',
  'check, one work': ({ works }, at) => `/check?kind=albums&id=${pick(works, at)}`,
};

const PREVIEWS = {
  'preview of a work': ({ works }, at) => `/preview?kind=albums&id=${pick(works, at)}`,
};

/** Works into a list of two years: none of its pages is beyond the end where there are few works. */
const DEEP = 2000;

/** What the website asks the CMS for. */
const WORKS = '/services/artexh/artexhAlbum/listPublished?seqFlag=true&dCount=20';

const LIST = 'limit=10&depth=0&draft=true&locale=en&fallback-locale=null';

/** A search in the list of works. */
const searchFor = (words) =>
  ['name', 'author', 'num']
    .map((field, at) => `where[or][${at}][${field}][like]=${encodeURIComponent(words)}`)
    .join('&');

/** Of the CMS: what its screens ask for, and the screens themselves. */
const CMS = {
  'cms: works of a colour': ({ year }, at) =>
    `${WORKS}&labelIds=${year.value}&colour=${pick(COLOURS, at)}&dStart=${Math.floor(at * 3) * PAGE}`,
  'cms: works of a colour and a country': ({ countries }, at) =>
    `${WORKS}&labelIds=2022&country=${pick(countries, at)}&colour=${pick(COLOURS, at)}`,
  'cms: works of a colour and a name': (_, at) =>
    `${WORKS}&labelIds=2022&author=${pick(['an', 'mar', 'li', 'jo', 'a'], at)}&colour=blue,${pick(COLOURS, at)}`,
  'cms: rainbow': ({ year }, at) =>
    `${WORKS}&labelIds=${year.value}&dsss=rainbow&dStart=${startAt(year.total, at)}`,
  'cms: rainbow, several labels': ({ year }, at) =>
    `${WORKS}&labelIds=2024,${2020 + Math.floor(at * 4)}&dsss=rainbow&dStart=${startAt(Math.min(DEEP, year.total), at)}`,
  'cms: list of works': ({ total }, at) =>
    `/api/albums?${LIST}&sort=-updatedAt&page=${1 + Math.floor((at * total) / 10)}`,
  'cms: works by title': (_, at) => `/api/albums?${LIST}&sort=name&page=${1 + Math.floor(at * 5)}`,
  'cms: search for a work': ({ names }, at) =>
    `/api/albums?${LIST}&${searchFor(familyName(pick(names, at)))}`,
  'cms: list of files': ({ total }, at) =>
    `/api/media?${LIST}&page=${1 + Math.floor((at * total) / 10)}`,
  'cms: list of comments': (_, at) => `/api/albumComments?${LIST}&page=${1 + Math.floor(at * 20)}`,
  'cms: list of certificates': (_, at) =>
    `/api/certificates?${LIST}&page=${1 + Math.floor(at * 20)}`,
  'cms: list of favourites': (_, at) => `/api/favourites?${LIST}&page=${1 + Math.floor(at * 20)}`,
  'cms: one work': ({ works }, at) => `/api/albums/${pick(works, at)}?depth=0&draft=true`,
  'cms: screen, works': (_, at) => `/admin/collections/albums?page=${1 + Math.floor(at * 5)}`,
  'cms: screen, files': (_, at) => `/admin/collections/media?page=${1 + Math.floor(at * 5)}`,
  'cms: screen, comments': (_, at) =>
    `/admin/collections/albumComments?page=${1 + Math.floor(at * 5)}`,
  'cms: screen, one work': ({ works }, at) => `/admin/collections/albums/${pick(works, at)}`,
};

const LOCALES = ['en', 'fr', 'zh', 'ru', 'ar'];
const WARM_LOCALE = 'es';
const WARM_UPS = 3;

const placesIn = (count) => Array.from({ length: count }, (_, index) => (index + 0.5) / count);

/** By group: how a route's addresses are put together, and who asks. */
const GROUPS = [
  { routes: PAGES, put: inLanguage },
  { routes: FILES, put: (_, path) => path },
  { routes: EDITORS, put: inLanguage, isEditors: true },
  { routes: PREVIEWS, put: (_, path) => path, isEditors: true },
  { routes: CMS, put: (_, path) => path, isCms: true },
];

const isWanted = (name, wanted) =>
  wanted.length === 0 || wanted.some((part) => name.toLowerCase().includes(part.toLowerCase()));

/** Each route with the addresses that are measured, and others that only warm its code. */
export const routesOf = (world, wanted) =>
  GROUPS.flatMap(({ routes, put, ...how }) =>
    Object.entries(routes)
      .filter(([name]) => isWanted(name, wanted))
      .map(([name, addressOf]) => ({
        name,
        ...how,
        measured: [
          ...new Set(
            placesIn(LOCALES.length).map((at, index) =>
              put(LOCALES[index], addressOf(world, at, LOCALES[index])),
            ),
          ),
        ],
        warm: placesIn(WARM_UPS).map((at) => put(WARM_LOCALE, addressOf(world, at, WARM_LOCALE))),
      })),
  );
