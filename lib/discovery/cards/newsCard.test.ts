import { wireNews } from '@/lib/contract/news';
import { toNews } from '@/lib/domain/news';
import { getById } from '@/lib/services/news';
import { newsCard } from './newsCard';

jest.mock('@/lib/services/news', () => ({ getById: jest.fn() }));
jest.mock('next-intl/server', () => ({ getTranslations: async () => () => 'The exhibition' }));

describe('The card of a news item', () => {
  it.each([
    ['en', '26 July 2024'],
    ['fr', '26 juillet 2024'],
    ['zh', '2024年7月26日'],
  ] as const)('bears its day as the page in %s writes it', async (locale, day) => {
    const wire = wireNews.cast({ id: '7', title: 'Open', sTime: Date.UTC(2024, 6, 26) });
    jest.mocked(getById).mockResolvedValue(toNews(wire, (path) => path));
    expect(await newsCard(locale, '7')).toMatchObject({ words: { as: 'text', kicker: day } });
  });
});
