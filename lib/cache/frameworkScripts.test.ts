import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { frameworkScripts } from './frameworkScripts.mjs';
import { HELPER_HASHES } from './helperHashes.mjs';

const BOOTSTRAP = '(self.__next_f=self.__next_f||[]).push([0])';
const escapeForScript = (json: string) =>
  json.replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`);
const aPush = (text: string) => `self.__next_f.push(${escapeForScript(JSON.stringify([1, text]))})`;
const aBinaryPush = (bytes: Buffer) =>
  `self.__next_f.push(${JSON.stringify([3, bytes.toString('base64')])})`;
const aPage = (...scripts: string[]) =>
  `<!DOCTYPE html><html><head><script src="/_next/a.js" async=""></script></head><body><p>a &amp; b</p>${scripts
    .map((script) => `<script>${script}</script>`)
    .join('')}</body></html>`;
const flightOf = (...texts: string[]) => Buffer.from(texts.join(''));

describe('frameworkScripts', () => {
  it('finds the bootstrap and the pushes that make up the page’s data', () => {
    const pushes = [aPush('0:["$","p",null]\n'), aPush('1:"é世界 </script> <!--"\n')];
    const html = aPage(BOOTSTRAP, ...pushes);
    const flight = flightOf('0:["$","p",null]\n', '1:"é世界 </script> <!--"\n');
    expect(frameworkScripts(html, flight)).toEqual([BOOTSTRAP, ...pushes]);
  });

  it('takes data that is no text in base64', () => {
    const bytes = Buffer.from([0xff, 0x00, 0xfe]);
    expect(frameworkScripts(aPage(aBinaryPush(bytes)), bytes)).toEqual([aBinaryPush(bytes)]);
  });

  it('skips scripts of our own files', () => {
    expect(frameworkScripts('<script src="/a.js" async=""></script>', undefined)).toEqual([]);
  });

  it('finds them when a tag has attributes', () => {
    const html =
      '<script id="_R_">requestAnimationFrame(function(){$RT=performance.now()});</script>';
    expect(frameworkScripts(html)).toHaveLength(1);
  });

  it.each([
    ['any code', 'alert(1)'],
    ['an empty script', ''],
    ['a push of other data', aPush('9:"stolen"')],
    ['a push that is no JSON', 'self.__next_f.push([1,alert(1)])'],
    ['a push with code after it', `${aPush('0:1\n')};alert(1)`],
    ['a push with code before it', `alert(1);${aPush('0:1\n')}`],
    ['a push inside a template', 'self.__next_f.push([1,`${alert(1)}`])'],
    ['a push of an unknown kind', 'self.__next_f.push([2,"0:1\\n"])'],
    ['a push with too many parts', 'self.__next_f.push([1,"0:1\\n","x"])'],
    ['an empty push', 'self.__next_f.push([1,""])'],
    ['a changed bootstrap', `${BOOTSTRAP};alert(1)`],
    ['a helper called with code', '$RC("B:0",alert(1))'],
    ['a helper called on any element', '$RC("password","S:0")'],
    ['a helper with code before it', 'alert(1);$RC("B:0","S:0")'],
    ['a helper with code after it', '$RC("B:0","S:0");alert(1)'],
    ['a helper given an object', '$RC("B:0",{"a":1})'],
    ['an unknown helper', '$RZ("B:0","S:0")'],
  ])('does not bless %s', (_name, injected) => {
    const genuine = aPush('0:1\n');
    expect(frameworkScripts(aPage(injected, genuine), flightOf('0:1\n'))).toEqual([genuine]);
  });

  it('blesses no push when the page’s data is unknown', () => {
    expect(frameworkScripts(aPage(aPush('0:1\n')))).toEqual([]);
  });

  it.each([
    '$RC("B:0","S:0")',
    '$RS("S:1","P:1a")',
    '$RX("B:0","digest")',
    '$RR("B:0","S:0",[["/a.css","next"]])',
  ])('knows React’s %s', (call) => expect(frameworkScripts(aPage(call))).toEqual([call]));
});

describe('the helpers’ hashes', () => {
  const react = readFileSync(
    require.resolve('next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js'),
    'utf8',
  );
  function textOf(name: string): string {
    const chunk = `${name} = stringToPrecomputedChunk\\(\\s*('(?:[^'\\\\]|\\\\.)*'|"(?:[^"\\\\]|\\\\.)*")`;
    const literal = new RegExp(chunk).exec(react)?.[1];
    return new Function(`return ${literal}`)().replace(/\$R[CRSX]\("$/, '');
  }
  const $RC = textOf('completeBoundaryScriptFunctionOnly');
  const $RR = textOf('completeBoundaryWithStylesScript1FullPartial');
  const $RX = textOf('clientRenderScriptFunctionOnly');
  const known = [
    '',
    textOf('shellTimeRuntimeScript'),
    textOf('completeSegmentScript1Full'),
    $RC,
    textOf('clientRenderScript1Full'),
    $RR,
    $RC + $RR,
    $RX + $RR,
    $RX + $RC + $RR,
  ];

  it('are those of the React that Next ships', () => {
    const hashes = known.map((text) => createHash('sha256').update(text).digest('hex'));
    expect([...HELPER_HASHES]).toEqual(hashes);
  });

  it('let the whole helper through, and nothing with a letter changed', () => {
    const whole = `${$RC}$RC("B:0","S:0")`;
    expect(frameworkScripts(aPage(whole))).toEqual([whole]);
    expect(frameworkScripts(aPage(whole.replace('$RB=[]', '$RB=[1]')))).toEqual([]);
  });
});
