import sharp from 'sharp';
import { firstHtml } from '../support/firstHtml';
import { expect, test } from '../support/visitor';

const WHATSAPP = 'WhatsApp/2.23.20.0';

test.describe('A link that is passed on shows a picture', () => {
  const PATHS = ['/', '/fr/artwork/7', '/zh/contentView?id=1', '/albumsView?labelIds=2022'];
  const OTHERS = ['/fr/countries/fr', '/exhibition/2023', '/zh/cert/query', '/videosView?id=1'];
  for (const path of [...PATHS, ...OTHERS]) {
    test(path, async ({ page, request }) => {
      const found = await firstHtml(page, request, path, WHATSAPP);
      const address = found.meta['og:image']?.[0] ?? '';
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status()).toBe(200);
      expect(answer.headers()).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': expect.stringContaining('max-age=600'),
        'cross-origin-resource-policy': 'cross-origin',
      });
      const jpeg = await answer.body();
      expect(jpeg.byteLength).toBeLessThanOrEqual(300_000);
      expect(Number(answer.headers()['content-length'])).toBe(jpeg.byteLength);
      const { format, width, height } = await sharp(jpeg).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });

      // The address of an older version shows the current card.
      const older = await request.get(address.replace(/[0-9a-f]{12}\.jpg$/, '000000000000.jpg'));
      expect(older.status()).toBe(200);
      expect((await older.body()).equals(jpeg)).toBe(true);
    });
  }

  test('of what is published only', async ({ request }) => {
    for (const path of [
      '/card/en/artwork/99999/000000000000.jpg',
      '/card/en/nothing/7/000000000000.jpg',
      '/card/xx/artwork/7/000000000000.jpg',
      '/card/en/artwork/7/whatever.jpg',
      '/card/en/page/constructor/000000000000.jpg',
    ]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });
});
