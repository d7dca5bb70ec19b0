import { loadErrorPage } from './errorPage.mjs';

const errorPage = loadErrorPage();

describe('errorPage', () => {
  it.each([
    ['/albumsView', 'en', 'Closed for a moment'],
    ['/fr/albumsView', 'fr', 'Fermé un instant'],
    ['/zh?a=1', 'zh', '暂时闭馆'],
    ['/ar/news', 'ar', 'مغلق لبعض الوقت', 'rtl'],
    ['/french', 'en', 'Closed for a moment'],
  ])('speaks to %s in %s', (url, lang, title, dir = 'ltr') => {
    const html = errorPage('unavailable', url);
    expect(html).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
  });

  it('offers to try the same address again', () => {
    expect(errorPage('failed', '/news?a=1&b=2')).toContain('<a href="/news?a=1&amp;b=2">');
  });

  it('runs nothing, whatever the address', () => {
    const html = errorPage('failed', '/"><script>alert(1)</script>');
    expect(html).not.toMatch(/<script|\son\w+=/);
  });
});
