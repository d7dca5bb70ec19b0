import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { fetchWork } from '@/lib/client/fetchCertificate';
import { missAlbum } from '@/lib/client/missedAlbum';
import {
  certificateQuery,
  EMPTY_QUERY,
  type CertificateOutcome,
  type CertificateQuery,
  type FoundWork,
} from '@/lib/state/certificateQuery';
import en from '@/messages/en.json';
import { anAlbum } from '@/tests/support/anAlbum';
import { translate } from '@/tests/support/translator';
import { AlbumSearch } from './AlbumSearch.client';

const router = { push: jest.fn(), replace: jest.fn() };
const drawn = { num: '' };
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  useSearchParams: () => new URLSearchParams(drawn),
}));
jest.mock('@/lib/client/fetchCertificate', () => ({ fetchWork: jest.fn() }));

const album = anAlbum({ name: 'The Whale', num: 'WE1' });

const answered = (found: FoundWork | null): CertificateQuery<FoundWork> =>
  certificateQuery<FoundWork>(certificateQuery(EMPTY_QUERY, { type: 'requested', num: 'WE1' }), {
    type: 'settled',
    num: 'WE1',
    outcome: { kind: 'answered', found },
  });

/** `num`: the number in the address. */
function search(initial: CertificateQuery<FoundWork>, num = initial.num) {
  drawn.num = num;
  return (
    <AlbumSearch
      words={{ ...en.work, locale: 'en' }}
      texts={en.certificate}
      initial={initial}
      email=""
    />
  );
}

const box = () => screen.getByLabelText('Certificate number');

beforeEach(() => {
  document.body.replaceChildren();
  router.push.mockReset();
  router.replace.mockReset();
  window.history.replaceState(null, '', '/cert/weSearch');
});

async function typeNumber() {
  render(search(EMPTY_QUERY));
  await userEvent.type(box(), ' we1 {Enter}');
  expect(jest.mocked(fetchWork).mock.calls.at(-1)?.[0]).toBe('we1');
}

describe('The older search (§4: a found album is cached, the visitor taken to its page)', () => {
  it('takes the place of an address with a number: the way back would lead on again', () => {
    render(search(answered({ album })));
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

  it('says what became of it on a page that the browser has translated meanwhile', async () => {
    let settle = (_: CertificateOutcome<FoundWork>) => {};
    jest.mocked(fetchWork).mockReturnValue(new Promise((resolve) => (settle = resolve)));
    await typeNumber();
    expect(screen.getByText(en.certificate.checking)).toBeVisible();
    translate();
    await act(async () => settle({ kind: 'answered', found: null }));
    expect(screen.getByText(en.certificate.notFound)).toBeVisible();
    expect(screen.queryByText(en.certificate.checking)).toBeNull();
  });

  it('tells above the form, in an alert, who was sent here by a certificate that is not open', async () => {
    missAlbum();
    render(search(EMPTY_QUERY));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(en.certificate.search.notCached);
    expect(alert.compareDocumentPosition(box())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    jest.mocked(fetchWork).mockReturnValue(new Promise(() => {}));
    await userEvent.type(box(), 'we1{Enter}');
    expect(alert).not.toBeInTheDocument();
  });

  it('speaks of the work alone, and links to the proof, where no script runs', () => {
    document.body.innerHTML = renderToString(search(answered({ album })));
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

describe('The number in the address of the older search', () => {
  const address = () => window.location.pathname + window.location.search;

  it('is the one that was asked for last, and none when the box is emptied', async () => {
    window.history.replaceState(null, '', '/cert/weSearch?num=WE1');
    jest.mocked(fetchWork).mockResolvedValue({ kind: 'answered', found: null });
    render(search(answered(null)));
    await userEvent.clear(box());
    expect(address()).toBe('/cert/weSearch');
    await userEvent.type(box(), ' we2 {Enter}');
    expect(await screen.findByText(en.certificate.notFound)).toBeVisible();
    expect(address()).toBe('/cert/weSearch?num=we2');
    await userEvent.clear(box());
    expect(address()).toBe('/cert/weSearch');
  });

  it('does not stay for the way back from the certificate', async () => {
    jest.mocked(fetchWork).mockResolvedValue({ kind: 'answered', found: { album } });
    const left: string[] = [];
    router.push.mockImplementation(() => left.push(address()));
    await typeNumber();
    expect(left).toEqual(['/cert/weSearch']);
  });

  it('is looked up for who comes back, and leads on in its place', async () => {
    jest.mocked(fetchWork).mockResolvedValue({ kind: 'answered', found: { album } });
    render(search(answered(null), 'WE2'));
    expect(box()).toHaveValue('WE2');
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/cert/we2020?albumId=7'));
    expect(jest.mocked(fetchWork).mock.calls.at(-1)?.[0]).toBe('WE2');
    expect(router.push).not.toHaveBeenCalled();
  });

  it('is in the box, and where there is none the box is empty', () => {
    render(search(answered(null), ''));
    expect(box()).toHaveValue('');
    expect(screen.queryByText(en.certificate.notFound)).toBeNull();
  });
});
