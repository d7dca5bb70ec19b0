import { anEnvelope, mockFetch, captureLog } from '@/tests/support/mockFetch';
import * as site from './site';

jest.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

const lastPath = (calls: { url: URL }[]) => calls[0]?.url.pathname.replace('/services/', '');

describe('area, app, image and menu tree (§7)', () => {
  it('reads the countries from props.areas', async () => {
    captureLog();
    const areas = [
      { id: 1, name: 'France', code: 'fr' },
      { id: 2, name: 'Nowhere', code: 'X' },
    ];
    const calls = mockFetch(anEnvelope({ props: { areas } }));
    await expect(site.getAreas()).resolves.toEqual([{ id: '1', name: 'France', code: 'FR' }]);
    expect(lastPath(calls)).toBe('user/area/getChildAreasByPId/0');
  });

  it('takes the first app of the body (§3)', async () => {
    const calls = mockFetch(
      anEnvelope({ body: [{ id: 1, label: 'site' }, { id: 2 }] }),
      anEnvelope({ body: [] }),
    );
    await expect(site.getApp('site')).resolves.toEqual({ id: '1', label: 'site', name: '' });
    await expect(site.getApp('none')).resolves.toBeNull();
    expect(lastPath(calls)).toBe('auth/app/getByLabel/site');
  });

  it("gives an image's path on our own host", async () => {
    const calls = mockFetch(anEnvelope({ body: ['a.jpg'] }));
    await expect(site.getImageUri('5')).resolves.toBe('/download/a.jpg');
    expect(lastPath(calls)).toBe('cms/image/getUriById/5');
  });

  it('sends the session id for a menu tree', async () => {
    captureLog();
    const body = [{ id: 1, pId: 0, name: 'A' }, { id: 2, pId: 1, name: 'B' }, { name: 'no id' }];
    const tree = [{ id: '1', childs: [{ id: '2', childs: [] }] }];
    const calls = mockFetch(anEnvelope({ body }));
    await expect(site.getMenuTree('s1')).resolves.toMatchObject(tree);
    expect(lastPath(calls)).toBe('auth/menu/getTreeByAppId/artexh');
    expect(calls[0]?.url.searchParams.get('SID')).toBe('s1');
  });
});
