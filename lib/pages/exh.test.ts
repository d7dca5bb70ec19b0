import { isPicture } from './exh';

describe('A notice (§3 Exhibition config: a list of paths)', () => {
  it.each(['/download/call-1a2b.jpg', '/download/call.JPEG', '/download/a.svg'])(
    '%s is a picture',
    (path) => expect(isPicture(path)).toBe(true),
  );
  it.each(['/download/call.pdf', '/download/jpg', '/download/a.jpg.zip'])(
    '%s is another file',
    (path) => expect(isPicture(path)).toBe(false),
  );
});
