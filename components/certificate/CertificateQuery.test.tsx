import { cleanup, render, screen } from '@testing-library/react';
import { fetchCertificate } from '@/lib/client/fetchCertificate';
import type { Album } from '@/lib/domain/album';
import {
  certificateQuery,
  EMPTY_QUERY,
  type CertificateQuery as Query,
  type FoundCertificate,
} from '@/lib/state/certificateQuery';
import en from '@/messages/en.json';
import { CertificateQuery } from './CertificateQuery.client';

const drawn = { address: '' };
jest.mock('next/navigation', () => ({
  useSearchParams: () => new URL(drawn.address, window.location.href).searchParams,
}));
jest.mock('@/lib/client/fetchCertificate', () => ({ fetchCertificate: jest.fn() }));

const fetched = jest.mocked(fetchCertificate);

const notFound = (num: string, work?: Album): Query<FoundCertificate> =>
  certificateQuery<FoundCertificate>(certificateQuery(EMPTY_QUERY, { type: 'requested', num }), {
    type: 'settled',
    num,
    outcome: { kind: 'answered', found: null, work },
  });

function open(address: string, initial: Query<FoundCertificate>) {
  drawn.address = address;
  render(
    <CertificateQuery
      words={{ ...en.work, locale: 'en' }}
      texts={en.certificate}
      initial={initial}
      email=""
    />,
  );
  return screen.getByLabelText('Certificate number');
}

beforeEach(() => {
  fetched.mockReset();
  fetched.mockResolvedValue({ kind: 'answered', found: { photos: [], album: null } });
});

describe('The query of a certificate, come back to (§2 /cert/query)', () => {
  it('has the number that was searched, and what was found', async () => {
    const input = open('/cert/query?unicode=WE1', EMPTY_QUERY);
    expect(input).toHaveValue('WE1');
    expect(await screen.findByText(en.certificate.found)).toBeVisible();
    expect(fetched.mock.calls.map(([num]) => num)).toEqual(['WE1']);
  });

  it('has the last number, not the one with which the page was opened', async () => {
    const input = open('/cert/query?unicode=WE2', notFound('WE1'));
    expect(input).toHaveValue('WE2');
    expect(await screen.findByText(en.certificate.found)).toBeVisible();
    expect(screen.queryByText(en.certificate.notFound)).toBeNull();
  });

  it('is empty where the address has no number', () => {
    const input = open('/cert/query', notFound('WE1'));
    expect(input).toHaveValue('');
    expect(screen.queryByText(en.certificate.notFound)).toBeNull();
  });

  it('is empty for who begins anew: the address is still that of the page before', () => {
    window.history.replaceState(null, '', '/cert/query?unicode=WE1');
    const input = open('/cert/query', EMPTY_QUERY);
    window.history.replaceState(null, '', '/');
    expect(input).toHaveValue('');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('tells of the work with a number that the library does not have yet, and of none else', () => {
    open('/cert/query?unicode=WE1', notFound('WE1', { id: '7', name: 'Kite' } as Album));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(en.certificate.mayBeWrong);
    expect(alert).toHaveTextContent(en.certificate.search.found);
    expect(screen.getByRole('link', { name: 'Kite' })).toHaveAttribute('href', '/artwork/7');
    cleanup();
    open('/cert/query?unicode=WE1', notFound('WE1'));
    expect(screen.getByRole('alert')).not.toHaveTextContent(en.certificate.search.found);
  });

  it('does not look up again what the server has looked up', () => {
    const input = open('/cert/query?unicode=+WE1', notFound('WE1'));
    expect(input).toHaveValue('WE1');
    expect(screen.getByText(en.certificate.notFound)).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('takes a tab in the address for a blank, as the server does', () => {
    open('/cert/query?unicode=WE1%092', notFound('WE1 2'));
    expect(screen.getByText(en.certificate.notFound)).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });
});
