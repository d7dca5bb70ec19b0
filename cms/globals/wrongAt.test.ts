import { wrongAt } from './wrongAt';

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

it.each([
  '{}',
  ' { "a" : [ 1 , -2.5e+3 , true , false , null , "" , { } , [ ] ] }\r\n',
  '"\\u00e9 \\" \\\\ \\n \u2028 \u{1f3a8} é"',
  '0',
])('%j is JSON, as the browser says', (text) => {
  expect([isJson(text), wrongAt(text)]).toEqual([true, null]);
});

it.each([
  ['', 0],
  ['home', 0],
  ['{"a": 1,}', 8],
  ['{"a": 1 "b": 2}', 8],
  ["{'a': 1}", 1],
  ['{"a" 1}', 5],
  ['{"a": 01}', 7],
  ['{"a": "b}', 6],
  ['{"a": "one\nline"}', 6],
  ['{"a": "\\x"}', 6],
  ['{"a": "\u0001"}', 6],
  ['{\u00a0"a": 1}', 1],
  ['{"a": [1, 2}', 11],
  ['{"a": 1', 7],
  ['{"a": 1} x', 9],
  ['{"a": }', 6],
])('%j is none from its character %i on', (text, at) => {
  expect([isJson(text), wrongAt(text)]).toEqual([false, at]);
});
