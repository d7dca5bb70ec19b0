import { replaceLostSheets } from './lostSheets';

const sheets = () => [...document.querySelectorAll('link')];
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const tell = (sheet: Element | undefined, event: string) => sheet?.dispatchEvent(new Event(event));

let end = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  end = replaceLostSheets();
});
afterEach(() => {
  end();
  document.head.innerHTML = '';
  jest.useRealTimers();
});

/** A sheet as React puts it into the page. */
function aLostSheet(precedence = 'data-precedence="next"') {
  document.head.innerHTML = `<link rel="stylesheet" href="/a.css" ${precedence}>`;
  tell(sheets()[0], 'error');
}

it('A lost style sheet is fetched again behind its place, until it has come', async () => {
  aLostSheet();
  await pass(500);
  expect(sheets().map(({ href }) => href)).toEqual(Array(2).fill('http://localhost/a.css'));
  tell(sheets()[1], 'error');
  await pass(999);
  expect(sheets()).toHaveLength(1);
  await pass(1);
  expect(sheets()).toHaveLength(2);
  tell(sheets()[1], 'load');
  await pass(3_600_000);
  expect(sheets()).toHaveLength(2);
});

it('and at once when the line is back', async () => {
  aLostSheet();
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(sheets()).toHaveLength(2);
});

it('A sheet that is not React’s is left alone', async () => {
  aLostSheet('');
  await pass(60_000);
  expect(sheets()).toHaveLength(1);
});
