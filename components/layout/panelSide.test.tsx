import { keepInside } from './panelSide';

const PAGE = 1000;

function sideAt(left: number, right: number, direction: 'ltr' | 'rtl') {
  document.body.innerHTML = `<div data-side="end"><ul style="direction: ${direction}"></ul></div>`;
  const [root, panel] = [document.querySelector('div')!, document.querySelector('ul')!];
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(PAGE);
  jest.spyOn(panel, 'getBoundingClientRect').mockReturnValue({ left, right } as DOMRect);
  keepInside(root, panel);
  return root.dataset.side;
}

it.each([
  [100, 400, 'ltr', undefined],
  [728, PAGE, 'ltr', undefined],
  [900, 1172, 'ltr', 'end'],
  [-80, 192, 'ltr', 'start'],
  [900, 1172, 'rtl', 'start'],
  [-80, 192, 'rtl', 'end'],
] as const)('a panel from %s to %s (%s) goes to: %s', (left, right, direction, side) => {
  expect(sideAt(left, right, direction)).toBe(side);
});
