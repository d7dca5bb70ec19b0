import { cardOf } from './card';
import { found, linksIn, picturesWithoutAlt } from './markup';

describe('markup', () => {
  it('decodes what stands for a character', () => {
    const html = '<title>&lt;b&gt; &amp;amp; &#39;x&#x27; &nope; &#9999999;</title>';
    expect(found(html, 'title')).toMatchObject([{ text: "<b> &amp; 'x' &nope; \ufffd" }]);
  });

  it('finds each link once, however it is quoted', () => {
    const html = `<a href="/a?x=1&amp;y=2">A</a><a class=b href='/b'>B</a><a href=/c>C</a><a href="/b">B</a><a>D</a>`;
    expect(linksIn(html)).toEqual(['/a?x=1&y=2', '/b', '/c']);
  });

  it('counts pictures that lack an alt; an empty one is an answer', () => {
    expect(picturesWithoutAlt('<img src="a"><img src="b" alt=""><img alt="c" src="c">')).toBe(1);
  });
});

describe('cardOf', () => {
  it('reads Open Graph first, then what stands there anyway', () => {
    const head = `<head><title>Title | Site</title><meta name="description" content="Words &amp; more"/>`;
    expect(cardOf(`${head}</head><body><meta property="og:title" content="No"></body>`)).toEqual({
      title: 'Title | Site',
      description: 'Words & more',
      image: '',
      alt: '',
    });
    const graph = `<meta property="og:title" content="Title"/><meta property="og:image" content="https://a.test/1.jpg"/><meta property="og:image" content="2"/>`;
    expect(cardOf(`${head}${graph}</head>`)).toMatchObject({
      title: 'Title',
      image: 'https://a.test/1.jpg',
    });
  });

  it('passes over the style sheets that a page has in it', () => {
    const sheet = `<style data-precedence="next">a { content: '<title>No</title>'; }</style>`;
    expect(cardOf(`<head>${sheet}<title>Title</title>${sheet}</head>`).title).toBe('Title');
  });
});
