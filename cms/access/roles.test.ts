import { may, mayCheck } from './may';
import { COLLECTIONS, GLOBALS, ROLES, type Role } from './roles';

const everything = { ...COLLECTIONS, ...GLOBALS };
const rightsOf = (role: Role) => [
  ...new Set(Object.values(everything).flatMap((rights) => rights[role] ?? [])),
];
const slugsWhere = (role: Role, right: 'read' | 'update') =>
  Object.keys(everything).filter((slug) => may({ id: 1, role }, right, slug));

test('who is nobody, or has no role, may do nothing', () => {
  for (const slug of Object.keys(everything)) {
    for (const user of [null, undefined, { id: 1 }, { id: 1, role: null }]) {
      expect(may(user, 'read', slug)).toBe(false);
      expect(mayCheck(user)).toBe(false);
    }
  }
});

test('jurors read, translators change texts, neither anything else', () => {
  expect(rightsOf('juror').sort()).toEqual(['own', 'read']);
  expect(rightsOf('translator').sort()).toEqual(['own', 'read', 'texts']);
});

test('only organisers and moderators see who collected what, only organisers the log and others’ accounts', () => {
  for (const role of ROLES) {
    const reads = slugsWhere(role, 'read');
    const isOrganiser = role === 'organiser';
    expect(reads.includes('favourites')).toBe(isOrganiser || role === 'moderator');
    expect(reads.includes('logs')).toBe(isOrganiser);
    expect(reads.includes('editors')).toBe(isOrganiser);
  }
  expect(slugsWhere('moderator', 'update')).toEqual(['albumComments']);
});

test('what the services alone write is closed to everybody', () => {
  for (const slug of ['captchas', 'rateLimits', 'outbox'] as const)
    expect([slug, COLLECTIONS[slug]]).toEqual([slug, {}]);
});

test('what the table lacks is the organisers’ alone', () => {
  for (const slug of ['anything', 'constructor', '__proto__']) {
    expect(ROLES.filter((role) => may({ id: 1, role }, 'read', slug))).toEqual(['organiser']);
  }
});
