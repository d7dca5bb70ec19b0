import { directed, isMixed, runsRtl } from './direction';

it.each([
  ['A cat', false, false],
  ['قطة', true, false],
  ['قطة Cat', true, false],
  ['Cat قطة', false, true],
  ['«Cat» قطة', false, true],
  ['12. قطة', true, false],
  ['Кот قطة', false, true],
  ['\u200fCat قطة', true, false],
  ['\u200eقطة', false, true],
  ['2024', false, false],
  ['', false, false],
])('%j runs from right to left: %s, mixed: %s', (text, isRtl, isMixedOne) => {
  expect(runsRtl(text)).toBe(isRtl);
  expect(isMixed(text)).toBe(isMixedOne);
  expect(directed(text, false)).toBe(text);
  expect(runsRtl(directed(text, true))).toBe(isRtl || isMixedOne);
});
