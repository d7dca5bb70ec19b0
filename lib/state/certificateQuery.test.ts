import {
  certificateQuery,
  faultOf,
  EMPTY_QUERY,
  RESULT,
  type CertificateAction,
  type CertificateQuery,
} from './certificateQuery';

type State = CertificateQuery<string>;

const after = (...actions: CertificateAction<string>[]): State =>
  actions.reduce<State>(certificateQuery, EMPTY_QUERY);

const asked = (num: string) => ({ type: 'requested', num }) as const;
const answered = (num: string, found: string | null) =>
  ({ type: 'settled', num, outcome: { kind: 'answered', found } }) as const;
const gaveUp = (num: string, kind: 'failed' | 'tooMany') =>
  ({ type: 'settled', num, outcome: { kind } }) as const;

describe('certificateQuery (§4 Certificate query result)', () => {
  it('starts at 0, hidden', () => {
    expect(after()).toMatchObject({ result: 0, warning: null, isLoading: false });
  });

  it('is 0 while the number is looked up', () => {
    expect(after(asked('A1'))).toMatchObject({ result: RESULT.none, num: 'A1', isLoading: true });
  });

  it('is 1 when the number is not found', () => {
    expect(after(asked('A1'), answered('A1', null))).toMatchObject({ result: 1, isLoading: false });
  });

  it('is 2 when it is found', () => {
    const state = after(asked('A1'), answered('A1', 'photo'));
    expect(state).toMatchObject({ result: 2, found: 'photo', num: 'A1' });
  });

  it.each(['', '   '])('goes back to 0 when the box is emptied ("%s")', (text) => {
    const state = after(asked('A1'), answered('A1', 'photo'), { type: 'typed', text });
    expect(state).toMatchObject({ result: 0, found: null, num: '' });
  });

  it('keeps the result while another number is typed', () => {
    const state = after(asked('A1'), answered('A1', null), { type: 'typed', text: 'A12' });
    expect(state.result).toBe(RESULT.notFound);
  });

  it('drops an answer that comes after the box was emptied', () => {
    const state = after(asked('A1'), { type: 'typed', text: '' }, answered('A1', 'photo'));
    expect(state.result).toBe(RESULT.none);
  });

  it('drops an answer to the number before', () => {
    const state = after(asked('A1'), asked('B2'), answered('A1', 'photo'));
    expect(state).toMatchObject({ result: 0, num: 'B2', isLoading: true });
  });
});

describe('certificateQuery (§5, §8 warnings)', () => {
  it('warns of an empty number and asks nothing', () => {
    expect(after(asked(''))).toMatchObject({ warning: 'empty', isLoading: false, result: 0 });
  });

  it('warns of a number that is too long, keeps it and asks nothing: it is not said to be missing', () => {
    const num = 'A'.repeat(65);
    const state = after(asked(num));
    expect(state).toMatchObject({ warning: 'tooLong', num, isLoading: false, result: 0 });
    expect(certificateQuery(state, { type: 'typed', text: 'A' }).warning).toBeNull();
  });

  it('takes that warning back as soon as something is typed', () => {
    expect(after(asked(''), { type: 'typed', text: 'W' }).warning).toBeNull();
  });

  it.each(['failed', 'tooMany'] as const)('shows %s, and no result', (kind) => {
    const state = after(asked('A1'), answered('A1', 'photo'), asked('B2'), gaveUp('B2', kind));
    expect(state).toMatchObject({ warning: kind, result: 0, found: null, isLoading: false });
  });

  it('counts warnings, so that the same one is given again', () => {
    expect(after(asked(''), asked('')).warned).toBe(2);
  });
});

describe('faultOf (§5, and the longest number)', () => {
  it.each([
    ['', 'empty'],
    ['A'.repeat(64), null],
    ['A'.repeat(65), 'tooLong'],
  ])('of "%s" is %s', (num, fault) => {
    expect(faultOf(num)).toBe(fault);
  });
});
