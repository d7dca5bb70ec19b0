import { answerOf } from './captchaAnswer';

describe('The answer to a captcha (§5)', () => {
  it.each([
    [' kat3 ', 'KAT3'],
    ['КАТ', 'KAT'],
    ['хруст', 'XPYCT'],
    ['З', '3'],
    ['ＫＡＴ３', 'KAT3'],
    ['٣۹', '39'],
    ['Ж', 'Ж'],
  ])('"%s" is %s, by whichever keyboard', (typed, answer) => expect(answerOf(typed)).toBe(answer));

  it.each([null, '', ' ', 'ABCDEFG'])('%p is none', (typed) => expect(answerOf(typed)).toBeNull());
});
