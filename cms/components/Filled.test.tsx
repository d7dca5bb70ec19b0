import { render } from '@testing-library/react';
import { say } from '../words/words';
import { Filled } from './Filled';

test.each([
  ['en', 'a.jpg: too large'],
  ['fr', 'a.jpg\u00a0: too large'],
  ['zh', 'a.jpg：too large'],
])('a text has the marks of %s around its elements', (language, said) => {
  const values = { what: <bdi>a.jpg</bdi>, text: 'too large' };
  const { container } = render(<Filled text={say(language, '{what}: {text}')} values={values} />);
  expect(container.textContent).toBe(said);
  expect(container.querySelector('bdi')?.textContent).toBe('a.jpg');
});
