import { wireYearContent } from '@/lib/contract/webContent';
import { toYearContent } from '@/lib/domain/years';
import { ServiceError } from '@/lib/errors';
import { getYearContent } from '@/lib/services/webContent';
import { readCard } from './readCard';

jest.mock('@/lib/services/artexhAlbum', () => ({ listPublished: async () => ({ items: [] }) }));
jest.mock('@/lib/services/webContent', () => ({
  getYearContent: jest.fn(),
  // As it was read before the year was published.
  getWebContent: async () => [],
}));
jest.mock('next-intl/server', () => ({ getTranslations: async () => () => 'The exhibition' }));

describe('The card of a year', () => {
  it('is there as soon as its page is, though the kept list of years is older', async () => {
    const wire = wireYearContent.cast({ year: '2025', title: 'A new year', edition: '7th' });
    jest.mocked(getYearContent).mockResolvedValue(toYearContent(wire, (path) => path));
    const words = { as: 'text', kicker: '2025, 7th', title: 'A new year' };
    expect(await readCard('en', 'exhibition', '2025')).toMatchObject({ year: '2025', words });
  });

  it('is missing when the year is', async () => {
    jest.mocked(getYearContent).mockRejectedValue(new ServiceError('invalid.id'));
    expect(await readCard('en', 'exhibition', '2025')).toBeNull();
    jest.mocked(getYearContent).mockClear();
    expect(await readCard('en', 'exhibition', 'x')).toBeNull();
    expect(getYearContent).not.toHaveBeenCalled();
  });
});
