import { element, escapeXml, textElement, xmlDocument } from './element';

describe('XML', () => {
  it('escapes texts and attributes, and leaves out what XML cannot hold', () => {
    expect(textElement('loc', 'a&b<c>"d"')).toBe('<loc>a&amp;b&lt;c&gt;&quot;d&quot;</loc>');
    expect(element('link', { href: '/?a=1&b="2"' })).toBe(
      '<link href="/?a=1&amp;b=&quot;2&quot;"/>',
    );
    expect(escapeXml('a\u0000b\u000bc\td')).toBe('abc\td');
  });

  it('nests', () => {
    const root = element('urlset', { xmlns: 'x' }, element('url', {}, textElement('loc', 'y')));
    expect(xmlDocument(root)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="x"><url><loc>y</loc></url></urlset>\n',
    );
  });
});
