import { inOrder, nextChange, phaseOf, retryDelay } from './live';

const times = (sTime: number | null, eTime: number | null) => ({ sTime, eTime });

describe('phaseOf (§2 /videosLive)', () => {
  it.each([
    [times(100, 200), 99, 'before', 100],
    [times(100, 200), 100, 'during', 200],
    [times(100, 200), 199, 'during', 200],
    [times(100, 200), 200, 'after', null],
    [times(100, null), 99, 'before', 100],
    [times(100, null), 9e12, 'during', null],
    [times(null, 200), 0, 'during', 200],
    [times(null, null), 0, 'during', null],
    // An end before the start: it is over.
    [times(300, 200), 250, 'after', null],
  ])('%j at %i is %s, until %s', (live, now, phase, change) => {
    expect([phaseOf(live, now), nextChange(live, now)]).toEqual([phase, change]);
  });
});

describe('inOrder', () => {
  it('begins with what is on the air, then what comes next, then what was last', () => {
    const lives = [
      { id: 'long over', ...times(1, 2) },
      { id: 'in a week', ...times(900, 950) },
      { id: 'just over', ...times(80, 90) },
      { id: 'on the air', ...times(90, 110) },
      { id: 'tomorrow', ...times(200, 250) },
    ];
    expect(inOrder(lives, 100).map(({ id }) => id)).toEqual([
      'on the air',
      'tomorrow',
      'in a week',
      'just over',
      'long over',
    ]);
  });
});

describe('retryDelay', () => {
  it('waits longer each time, and never longer than 30 s', () => {
    expect([0, 1, 2, 3, 4, 50].map(retryDelay)).toEqual([2000, 4000, 8000, 16000, 30000, 30000]);
  });
});
