import { isPicture, readAnnouncement } from './exh';

jest.mock('@/lib/services/webContent', () => ({
  getWebContent: async (type: string) =>
    type === 'exh'
      ? { bgImgs: [], messages: [{ lang: 'en', title: '', html: '<table></table>' }] }
      : { bgImgs: [], notices: [] },
}));
jest.mock('next-intl/server', () => jest.requireActual('@/tests/support/serverTexts'));

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

describe('A table in an announcement', () => {
  it('scrolls in a region with a name', async () => {
    const { messages } = await readAnnouncement('en');
    expect(messages[0]?.html).toBe(
      '<div role="region" tabindex="0" aria-label="table"><table></table></div>',
    );
  });
});
