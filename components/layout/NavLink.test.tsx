import { render, screen } from '@testing-library/react';
import { NavLink } from './NavLink.client';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

test.each([
  ['/news', '/news', 'page'],
  ['/fr/news', '/fr/news', 'page'],
  ['/', '/', 'page'],
  // With its language: the path that a page is rendered at.
  ['/news', '/en/news', 'page'],
  ['/fr/albumsView', '/fr/artwork/7', 'true'],
  ['/news', '/albumsView', null],
  // An editor's link to another language.
  ['/fr/news', '/news', null],
  ['/fr/news', '/zh/news', null],
  ['/fr', '/', null],
  ['/fr/albumsView', '/artwork/7', null],
])('a link to %s on %s: aria-current is %s', (href, at, current) => {
  pathname = at;
  render(<NavLink href={href}>A page</NavLink>);
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});
