import type { MenuItem } from '@/lib/domain/menuItem';
import { namedByKey } from './menuNames';

const messages = {
  videos: { title: 'Online video', flow: { position: '{position} of {total}' } },
  home: 'Home',
};

const item = (langkey: string, childs: MenuItem[] = []): MenuItem => ({
  ...{ id: '1', pId: '0', type: 0, icon: '', img: '', link: '/' },
  ...{ name: 'As the editor wrote it', langkey, childs },
});

describe('namedByKey (§3 Menu item: langkey)', () => {
  it.each([
    ['videos.title', 'Online video'],
    ['home', 'Home'],
    ['', 'As the editor wrote it'],
    ['videos', 'As the editor wrote it'],
    ['videos.none', 'As the editor wrote it'],
    ['home.length', 'As the editor wrote it'],
    ['constructor.name', 'As the editor wrote it'],
    ['videos.flow.position', 'As the editor wrote it'],
  ])('“%s” names an item “%s”', (langkey, name) => {
    expect(namedByKey([item(langkey)], messages)[0]?.name).toBe(name);
  });

  it('names what is below an item, too', () => {
    const [top] = namedByKey([item('', [item('', [item('videos.title')])])], messages);
    expect(top?.childs[0]?.childs[0]?.name).toBe('Online video');
  });
});
