import { anEnvelope, mockFetch } from '@/tests/support/mockFetch';
import { POST } from './route';

const SITE = 'http://localhost:3000';

/** What is answered to a visitor at the address. */
async function sent(address: string, form: object) {
  const headers = { origin: SITE, 'x-visitor-address': address };
  const body = JSON.stringify(form);
  const { status, headers: told } = await POST(
    new Request(`${SITE}/api/favorite`, { method: 'POST', headers, body }),
  );
  return [status, told.get('retry-after')];
}

const formOf = (pupil: number) => ({
  ...{ name: 'Ann', email: `pupil${pupil}@example.org`, captcha: 'HKM3N' },
  ...{ qrLabel: '2024', qrSeq: '7' },
});

describe('POST /api/favorite', () => {
  it('takes the forms of a class of forty behind one address within a minute', async () => {
    const pupils = Array.from({ length: 40 }, (_, at) => at);
    mockFetch(...pupils.map(() => anEnvelope({ body: [] })));
    const answers: unknown[] = [];
    for (const pupil of pupils) answers.push(await sent('192.0.2.1', formOf(pupil)));
    expect(answers).toEqual(pupils.map(() => [200, null]));
  });

  it('takes 120 a minute from one address, whatever is in them, and as many from another', async () => {
    for (let tried = 0; tried < 120; tried += 1)
      expect(await sent('192.0.2.2', {})).toEqual([400, null]);
    expect(await sent('192.0.2.2', {})).toEqual([429, '60']);
    expect(await sent('192.0.2.3', {})).toEqual([400, null]);
  });
});
