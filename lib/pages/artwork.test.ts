import { ServiceError } from '@/lib/errors';
import { getById } from '@/lib/services/artexhAlbum';
import { getByAlbumId } from '@/lib/services/artexhComm';
import { firstComments, furtherComments, readArtwork } from './artwork';

jest.mock('@/lib/services/artexhAlbum', () => ({ getById: jest.fn() }));
jest.mock('@/lib/services/artexhComm', () => ({ getByAlbumId: jest.fn() }));

describe('readArtwork', () => {
  it.each(['invalid.id', 'empty.id'] as const)('is none for %s (§5)', async (token) => {
    jest.mocked(getById).mockRejectedValue(new ServiceError(token));
    await expect(readArtwork('x', 'en')).resolves.toBeNull();
  });

  it('throws net.error, so that a page that is kept stays', async () => {
    jest.mocked(getById).mockRejectedValue(new ServiceError('net.error'));
    await expect(readArtwork('7', 'en')).rejects.toMatchObject({ token: 'net.error' });
  });
});

describe('Comments', () => {
  const all = jest.mocked(getByAlbumId);

  it('that cannot be read leave the page of their work standing (§8)', async () => {
    all.mockRejectedValue(new ServiceError('net.error'));
    await expect(firstComments('7')).resolves.toBeUndefined();
  });

  it('have a page as long as the service hands some out, whether they can be read or not', async () => {
    all.mockResolvedValue({ items: [], given: 20, total: 60 });
    await expect(furtherComments('7', '2')).resolves.toMatchObject({ page: 2, total: 60 });
    all.mockResolvedValue({ items: [], given: 0, total: 60 });
    await expect(furtherComments('7', '9')).resolves.toBeNull();
  });
});
