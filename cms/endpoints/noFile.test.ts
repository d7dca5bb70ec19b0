import { noFile } from './noFile';

const SCREEN = 'https://cms.example/admin/collections/albums?search=a&sort=name';

function answerTo(headers: Record<string, string>, language = 'fr') {
  const asked = { headers: new Headers(headers), i18n: { language } };
  return noFile(asked, 429, 'Réessayez <plus tard>');
}

describe('A link that gives no file', () => {
  it('leads to a page in the editor’s language, with a way back to the screen', async () => {
    const answer = answerTo({ accept: 'text/html,*/*;q=0.8', referer: SCREEN });
    expect(answer.status).toBe(429);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    const page = await answer.text();
    expect(page).toContain('<html lang="fr" dir="ltr">');
    expect(page).toContain('Réessayez &lt;plus tard&gt;</h1>');
    expect(page).toContain('<a href="/admin/collections/albums?search=a&amp;sort=name">Retour</a>');
  });

  it.each(['https://other.example/page', 'javascript:alert(1)', ''])(
    'leads back to the start page from elsewhere: %j',
    async (referer) => {
      const page = await answerTo({ accept: 'text/html', referer }, 'ar').text();
      expect(page).toContain('<html lang="ar" dir="rtl">');
      expect(page).toContain('<a href="/admin">');
    },
  );

  it('tells a program in JSON', async () => {
    const answer = answerTo({ accept: '*/*' });
    expect(answer.status).toBe(429);
    expect(await answer.json()).toEqual({ message: 'Réessayez <plus tard>' });
  });
});
