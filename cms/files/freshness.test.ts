/** @jest-environment node */
import { isFresh, isSameFile } from './freshness';

const modified = Date.UTC(2024, 9, 31, 12, 0, 0, 500);
const date = 'Thu, 31 Oct 2024 12:00:00 GMT';
const earlier = 'Wed, 30 Oct 2024 12:00:00 GMT';

describe('isFresh', () => {
  it.each([
    [{ 'if-none-match': '"a"' }, true],
    [{ 'if-none-match': 'W/"a"' }, true],
    [{ 'if-none-match': '"b", "a"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"b"' }, false],
    [{ 'if-none-match': '"b"', 'if-modified-since': date }, false],
    [{ 'if-modified-since': date }, true],
    [{ 'if-modified-since': earlier }, false],
    [{ 'if-modified-since': 'yesterday' }, false],
    [{}, false],
  ])('%j is %s', (headers, fresh) => {
    expect(isFresh(new Headers(headers as HeadersInit), '"a"', modified)).toBe(fresh);
  });
});

describe('isSameFile', () => {
  it.each([
    [{}, true],
    [{ 'if-range': '"a"' }, true],
    [{ 'if-range': '"b"' }, false],
    [{ 'if-range': date }, true],
    [{ 'if-range': earlier }, false],
  ])('%j is %s', (headers, same) => {
    expect(isSameFile(new Headers(headers as HeadersInit), '"a"', modified)).toBe(same);
  });
});
