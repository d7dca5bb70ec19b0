import { isPicture, readAnnouncement } from './exh';

jest.mock('@/lib/services/webContent', () => ({
  getWebContent: async (type: string) =>
    type === 'exh'
      ? {
          bgImgs: [],
          messages: ['en', 'ZH-Hans'].map((lang) => ({ lang, title: '', html: '<table></table>' })),
        }
      : { bgImgs: [], notices: [] },
}));
jest.mock('next-intl/server', () => ({
  getTranslations:
    async ({ locale }: { locale: string }) =>
    (key: string) =>
      `${key} in ${locale}`,
}));

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
  it('scrolls in a region with a name in the text’s language, however it is spelt', async () => {
    const { messages } = await readAnnouncement('fr');
    expect(messages.map(({ html }) => html)).toEqual(
      ['table in en', 'table in zh'].map(
        (name) => `<div role="region" tabindex="0" aria-label="${name}"><table></table></div>`,
      ),
    );
  });
});
