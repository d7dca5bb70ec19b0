import { render } from '@testing-library/react';
import { Disc } from './Disc';
import { Drawings } from './Drawings.client';
import { Logo } from './Logo';

it('Every cut of the disc, and the logo, are drawn', () => {
  const { container } = render(
    <>
      <Drawings />
      {[0, 1, 2, 3, 4].map((cut) => (
        <Disc key={cut} cut={cut} />
      ))}
      <Logo />
    </>,
  );
  const drawn = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
  expect(drawn).toHaveLength(6);
  for (const id of drawn) expect(container.querySelector(id)).not.toBeNull();
});
