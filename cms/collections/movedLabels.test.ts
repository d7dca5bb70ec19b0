import { movedLabels } from './movedLabels';

test.each<[string[], string[]]>([
  [['2024'], ['2025']],
  [
    ['featured', '2024'],
    ['featured', '2025'],
  ],
  [['2024', '2025'], ['2025']],
  [['2023'], ['2023']],
  [[], []],
])('a work of 2024 with the labels %j has %j in 2025', (labels, moved) =>
  expect(movedLabels(labels, '2024', '2025')).toEqual(moved),
);
