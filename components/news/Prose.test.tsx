import { render } from '@testing-library/react';
import { Prose } from './Prose';

const LONG = 'A long beginning. '.repeat(10);
const SHORT = 'A short beginning.';

describe('A text has a drop cap', () => {
  it.each([
    ['a long paragraph', `<p>${LONG}</p>`, true],
    ['a long paragraph of a section', `<section lang="fr">\n<p>${LONG}</p></section>`, true],
    ['one within both', `<article><section><p>${LONG}</p></section></article>`, true],
    ['a short paragraph', `<p>${SHORT}</p><p>${LONG}</p>`, false],
    ['a short paragraph of a section', `<section><p>${SHORT}</p><p>${LONG}</p></section>`, false],
    ['a heading', `<section><h2>Paris</h2><p>${LONG}</p></section>`, false],
    ['a list', `<ul><li><p>${LONG}</p></li></ul>`, false],
    ['a sign', `<p>“${LONG}”</p>`, false],
  ])('or not, when it begins with %s', (_, html, isTall) => {
    const { container } = render(<Prose html={html} />);
    expect(container.querySelectorAll('[data-drop]')).toHaveLength(isTall ? 1 : 0);
  });
});
