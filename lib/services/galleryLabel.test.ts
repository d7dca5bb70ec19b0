import { env } from '@/lib/env';
import { listPublished } from './artexhAlbum';
import { galleryLabel } from './galleryLabel';
import { getWebContent } from './webContent';

jest.mock('server-only', () => ({}), { virtual: true });
jest.mock('@/lib/env', () => ({ env: jest.fn() }));
jest.mock('./artexhAlbum', () => ({ listPublished: jest.fn() }));
jest.mock('./webContent', () => ({ getWebContent: jest.fn() }));

type Given = { setting?: string; labels?: Record<string, string>; works: Record<string, number> };

function given({ setting = '', labels = {}, works }: Given) {
  jest.mocked(env).mockReturnValue({ galleryLabelId: setting } as ReturnType<typeof env>);
  const yearOf = (label = '') =>
    Object.keys(labels).find((year) => labels[year] === label) ?? label;
  const years = Object.keys(works).map((year) => ({ year, labelId: labels[year] ?? year }));
  jest.mocked(getWebContent).mockResolvedValue(years as never);
  jest
    .mocked(listPublished)
    .mockImplementation(
      async (query) => ({ items: [], total: works[yearOf(query?.labelIds?.[0])] ?? 0 }) as never,
    );
}

describe('The gallery without a label (§2)', () => {
  it('shows the newest year that has works', async () => {
    given({ works: { 2023: 30, 2025: 0, 2024: 36 } });
    expect(await galleryLabel('en')).toBe('2024');
    given({ works: { 2023: 30, 2025: 1, 2024: 36 } });
    expect(await galleryLabel('en')).toBe('2025');
  });

  it('shows the works of a year whose label is not its number', async () => {
    given({ works: { 2023: 30, 2024: 36 }, labels: { 2024: 'paris' } });
    expect(await galleryLabel('en')).toBe('paris');
  });

  it('shows what is set, whatever the years are', async () => {
    given({ setting: 'featured', works: { 2024: 36 } });
    expect(await galleryLabel('en')).toBe('featured');
  });

  it('is that of 2024 where there are no works, and without years', async () => {
    given({ works: { 2025: 0, 2024: 0 } });
    expect(await galleryLabel('en')).toBe('2024');
    given({ works: {} });
    expect(await galleryLabel('en')).toBe('2024');
  });
});
