import { wireVideo } from '@/lib/contract/video';
import { toVideo } from '@/lib/domain/video';
import en from '@/messages/en.json';
import { factsOf, lengthOf, momentOf, tracksOf } from './filmWords';

const aVideo = (fields: object = {}) =>
  toVideo(wireVideo.cast({ id: '7', uri: '/video/a.mp4', ...fields }), (path) => path);

const tracks = (...langs: string[]) => ({
  tracks: langs.map((lang) => ({ lang, uri: `/video/${lang}.vtt` })),
});

describe('lengthOf', () => {
  it.each([
    [232, 'en', '3 minutes 52 seconds'],
    [29, 'fr', '29\u00a0secondes'],
    [3600, 'en', '1 hour'],
    [59.6, 'en', '1 minute'],
    [0, 'en', ''],
  ] as const)('%d s in %s is "%s"', (seconds, locale, text) => {
    expect(lengthOf(seconds, locale)).toBe(text);
  });
});

describe('moments', () => {
  it('writes a broadcast in Paris time', () => {
    const time = Date.UTC(2024, 6, 26, 22, 30);
    expect(momentOf(time, 'en')).toBe('27 July 2024 at 00:30');
    expect(momentOf(null, 'en')).toBe('');
  });

  it('writes nothing of a number that another host gives and that is no time', () => {
    expect(momentOf(aVideo({ sTime: 9e15 }).sTime, 'en')).toBe('');
  });
});

describe('tracksOf (§2: captions in the own language first)', () => {
  it.each([
    [['en', 'fr', 'zh'], ['fr', 'en', 'zh'], true],
    [['en', 'fr-CA'], ['fr-CA', 'en'], true],
    [['en', 'zh'], ['en', 'zh'], false],
    [['en', '../x', ''], ['en'], false],
    [['zh-yue', 'en', 'zh-hak-CN', 'en-12'], ['en'], false],
    [[], [], false],
  ])('of %j a French visitor gets %j', (given, wanted, hasOwn) => {
    const list = tracksOf(aVideo(tracks(...given)), 'fr');
    expect(list.map(({ lang }) => lang)).toEqual(wanted);
    expect(list.map(({ isDefault }) => isDefault)).toEqual(wanted.map((_, at) => hasOwn && !at));
  });
});

describe('factsOf', () => {
  it('leaves out what is not known', () => {
    expect(factsOf(aVideo(), 'en', en.videos.facts)).toEqual([]);
    expect(factsOf(aVideo({ author: 'Ann', ...tracks('fr') }), 'en', en.videos.facts)).toEqual([
      { title: 'Author', text: 'Ann' },
      { title: 'Captions', text: 'français' },
    ]);
  });
});
