import { unstable_cache } from 'next/cache';
import { anEnvelope, mockFetch } from '@/tests/support/mockFetch';
import { worksOnShelf } from './shelf';

jest.mock('next/cache', () => ({ unstable_cache: jest.fn((read: unknown) => read) }));

const { MINORS_NAME, MINORS_AGE } = process.env;
beforeAll(() => void Object.assign(process.env, { MINORS_NAME: 'initial', MINORS_AGE: 'band' }));
afterAll(() => void Object.assign(process.env, { MINORS_NAME, MINORS_AGE }));

const work = {
  ...{ id: 7, name: 'Whale', author: 'Hana Mori', age: '9', countryCode: 'JP', label: '2024' },
  ...{ coverPhoto: '/download/7.jpg', coverWidth: 900, coverHeight: 600 },
  ...{ desc: 'Hana Mori saw it', alt: 'A whale by Hana Mori' },
};
const given = (datas: object[]) => mockFetch(anEnvelope({ body: [{ datas, number: 1 }] }));

describe('The works on a shelf', () => {
  it('name a child as the policy for minors has it', async () => {
    given([work]);
    const works = await worksOnShelf(['7', '8'], 'en');
    expect(works).toMatchObject([{ id: '7', author: 'Hana M.', age: '7-9' }]);
    expect(JSON.stringify(works)).not.toContain('Mori');
  });

  it('are asked for as a list even if it is one, so that any id is no error and nothing is cached', async () => {
    const calls = given([]);
    expect(await worksOnShelf(['nobody'], 'en')).toEqual([]);
    expect(calls[0]?.url.searchParams.get('ids')).toBe('nobody,0');
    expect(unstable_cache).not.toHaveBeenCalled();
  });

  it('are looked for in the list of all where the host does not know ids', async () => {
    jest.mocked(unstable_cache).mockImplementation((read) => read);
    const first = { ...work, id: 1 };
    const answer = (datas: object[]) => anEnvelope({ body: [{ datas, number: 2 }] });
    const calls = mockFetch(answer([first]), answer([first, work]));
    await expect(worksOnShelf(['7'], 'en')).resolves.toMatchObject([{ id: '7' }]);
    expect(calls[1]?.url.searchParams.get('ids')).toBeNull();
  });
});
