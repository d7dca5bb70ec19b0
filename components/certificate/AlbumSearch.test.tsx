import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { fetchWork } from '@/lib/client/fetchCertificate';
import { wireAlbum } from '@/lib/contract/album';
import { toAlbum } from '@/lib/domain/album';
import {
  certificateQuery,
  EMPTY_QUERY,
  type CertificateQuery,
  type FoundWork,
} from '@/lib/state/certificateQuery';
import en from '@/messages/en.json';
import { AlbumSearch } from './AlbumSearch.client';

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('@/lib/client/fetchCertificate', () => ({ fetchWork: jest.fn() }));

const wire = wireAlbum.cast({ id: '7', coverPhoto: 'a.jpg', name: 'The Whale', num: 'WE1' });
const album = toAlbum(wire, (path) => path);

const found = (work: FoundWork): CertificateQuery<FoundWork> =>
  certificateQuery<FoundWork>(certificateQuery(EMPTY_QUERY, { type: 'requested', num: 'WE1' }), {
    type: 'settled',
    num: 'WE1',
    outcome: { kind: 'answered', found: work },
  });

const search = (initial: CertificateQuery<FoundWork>) => (
  <AlbumSearch
    words={{ ...en.work, locale: 'en' }}
    texts={en.certificate}
    initial={initial}
    email=""
  />
);

beforeEach(() => {
  router.push.mockReset();
  router.replace.mockReset();
});

async function typeNumber() {
  render(search(EMPTY_QUERY));
  await userEvent.type(screen.getByLabelText('Certificate number'), ' we1 {Enter}');
  expect(jest.mocked(fetchWork).mock.calls.at(-1)?.[0]).toBe('we1');
}

describe('The older search (§4: a found album is cached, the visitor taken to its page)', () => {
  it('takes the place of an address with a number: the way back would lead on again', () => {
    render(search(found({ album })));
    expect(router.replace.mock.calls).toEqual([['/cert/we2020?albumId=7']]);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('is gone back to where the number was typed', async () => {
    jest.mocked(fetchWork).mockResolvedValue({ kind: 'answered', found: { album } });
    await typeNumber();
    expect(router.push.mock.calls).toEqual([['/cert/we2020?albumId=7']]);
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('leads to the proof where there is a certificate and no work on show', async () => {
    jest.mocked(fetchWork).mockResolvedValue({ kind: 'answered', found: { album: null } });
    await typeNumber();
    expect(router.push.mock.calls).toEqual([['/cert/query?unicode=we1']]);
  });

  it('speaks of the work alone, and links to the proof, where no script runs', () => {
    document.body.innerHTML = renderToString(search(found({ album })));
    const said = screen
      .getAllByRole('status')
      .find((status) => status.textContent.includes('work'));
    expect(said).toHaveTextContent(/^A work with this number hangs in the exhibition/);
    expect(said).toHaveTextContent('The Whale');
    expect(document.body).not.toHaveTextContent(/number exists|library/);
    const link = screen.getByRole('link', { name: 'Verify this number' });
    expect(link).toHaveAttribute('href', '/cert/query?unicode=WE1');
  });
});
