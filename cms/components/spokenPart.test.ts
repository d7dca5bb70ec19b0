import { spokenPart } from './spokenPart';

it.each([
  [0, 0, 'Last import: 0 %'],
  [29, 100, 'Last import: 20 %'],
  [30, 100, 'Last import: 30 %'],
  [99, 99, 'Last import: 100 %'],
])('%d of %d is said as %s', (done, total, said) => {
  expect(spokenPart('{what}: {text}', 'Last import', { done, total })).toBe(said);
});
