import { env } from '@/lib/env';
import { listPublished } from './artexhAlbum';
import { galleryLabel } from './galleryLabel';
import { getWebContent } from './webContent';

jest.mock('server-only', () => ({}), { virtual: true });
jest.mock('@/lib/env', () => ({ env: jest.fn() }));
jest.mock('./artexhAlbum', () => ({ listPublished: jest.fn() }));
jest.mock('./webContent', () => ({ getWebContent: jest.fn() }));

function given({ setting = '', works }: { setting?: string; works: Record<string, number> }) {
  jest.mocked(env).mockReturnValue({ galleryLabelId: setting } as ReturnType<typeof env>);
  const years = Object.keys(works).map((year) => ({ year }));
  jest.mocked(getWebContent).mockResolvedValue(years as never);
  jest
    .mocked(listPublished)
    .mockImplementation(
      async (query) => ({ items: [], total: works[query?.labelIds?.[0] ?? ''] ?? 0 }) as never,
    );
}

describe('The gallery without a label (§2)', () => {
  it('shows the newest year that has works', async () => {
    given({ works: { 2023: 30, 2025: 0, 2024: 36 } });
    expect(await galleryLabel('en')).toBe('2024');
    given({ works: { 2023: 30, 2025: 1, 2024: 36 } });
    expect(await galleryLabel('en')).toBe('2025');
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
