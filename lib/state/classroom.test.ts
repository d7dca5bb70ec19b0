import { classQuery, readClassChoice, shuffled } from './classroom';

const read = (query: string) => readClassChoice(new URLSearchParams(query));

describe('The address of a slideshow for a class', () => {
  it('names all of it, and comes back as it was', () => {
    const choice = { seconds: 20, order: 'random', seed: 7, captions: false } as const;
    expect(classQuery(choice)).toBe('?seconds=20&order=random&seed=7&captions=off');
    expect(read(classQuery(choice))).toEqual(choice);
    expect(classQuery({ ...choice, order: 'wall', captions: true })).toBe('?seconds=20');
  });

  it('without seconds asks for none', () => {
    expect(read('order=latest')).toBeNull();
  });

  it.each([
    ['seconds=0', { seconds: 12 }],
    ['seconds=', { seconds: 12 }],
    ['seconds=1', { seconds: 3 }],
    ['seconds=1e9', { seconds: 600 }],
    ['seconds=ten', { seconds: 12 }],
    ['seconds=9&order=<script>', { order: 'wall' }],
    ['seconds=9&seed=-1', { seed: 0 }],
    ['seconds=9&seed=1.5', { seed: 0 }],
    ['seconds=9&seed=99999999999', { seed: 0 }],
    ['seconds=9&captions=maybe', { captions: true }],
  ])('takes %s for what is nearest', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});

describe('An order by chance', () => {
  it('has each work once, and is the same for the same number', () => {
    const places = shuffled(150, 7);
    expect([...places].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 150 }, (_, at) => at),
    );
    expect(shuffled(150, 7)).toEqual(places);
    expect(shuffled(150, 8)).not.toEqual(places);
  });

  it('is there at once for 100,000 works, one or none', () => {
    expect(shuffled(100_000, 1)).toHaveLength(100_000);
    expect([...shuffled(1, 3)]).toEqual([0]);
    expect(shuffled(0, 3)).toHaveLength(0);
  });
});
