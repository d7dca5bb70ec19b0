import { cleaned } from './traces';

it.each([
  ['GET /fr/search?q=Ann', 'GET /fr/search'],
  ['/admin/reset/0a1b2c', '/admin/reset/…'],
  ['GET http://cms.test:4000/admin/reset/0a1b2c?_rsc=1', 'GET http://cms.test:4000/admin/reset/…'],
  ['/people/ann@example.org/page', '/people/[e-mail]/page'],
  ['/admin/collections/albums/7', '/admin/collections/albums/7'],
])('of %s a collector gets %s', (text, said) => expect(cleaned(text)).toBe(said));
