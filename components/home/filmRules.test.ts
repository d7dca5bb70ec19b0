import { startsByItself, toSources } from './filmRules';

const aVisitor = { reducedMotion: false, saveData: false, effectiveType: '4g' };

describe('startsByItself (§2 Home: promo video)', () => {
  it.each([
    [{}, true],
    [{ effectiveType: '' }, true],
    [{ reducedMotion: true }, false],
    [{ saveData: true }, false],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
  ])('%o: %s', (conditions, expected) => {
    expect(startsByItself({ ...aVisitor, ...conditions })).toBe(expected);
  });
});

describe('toSources', () => {
  it('puts WebM first and leaves out what is no film', () => {
    const files = [{ uri: '/video/a.mp4' }, { uri: '/video/a.webm' }, { uri: '/download/a.pdf' }];
    expect(toSources(files)).toEqual([
      { src: '/video/a.webm', type: 'video/webm' },
      { src: '/video/a.mp4', type: 'video/mp4' },
    ]);
  });
});
