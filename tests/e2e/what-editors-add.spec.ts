import { editorOf, timeUntil } from '../support/editor';
import { sharedExhibition } from '../support/programs';
import { expect, PHONE, test, visit } from '../support/visitor';

// One exhibition for all.
test.describe.configure({ mode: 'default' });

const exhibition = sharedExhibition();
const editor = editorOf(exhibition);

const OUTSIDE = 'https://films.example.org/watch?v=7';

test('What an editor enters for menus and languages is seen (§3 Menu item, Language)', async ({
  page,
}) => {
  const picture = await editor.first('media', 'where[originalName][equals]=logo-partner-1.svg');
  const of = (link: string) => editor.first('menus', `where[link][equals]=${link}`);
  const [certificates, news, gallery] = await Promise.all([
    of('/cert/query'),
    of('/news'),
    of('/albumsView'),
  ]);
  // A file has no language.
  const rules = await editor.first('menus', 'where[link][equals]=/exh');
  await editor.change('menus', rules.id, { link: `/download/${picture.filename}` });
  await editor.change('menus', certificates.id, { langkey: 'videos.title', icon: 'globe' });
  await editor.change('menus', news.id, { langkey: 'no.such.text', img: Number(picture.id) });
  await editor.change('menus', String(gallery.parent), { link: '/albumsView' });
  await editor.change('languages', 'FR', { img: Number(picture.id) });
  // The last of the changes; the page is rendered again for each.
  const ofFrench = new RegExp(`Français[^{}<]*"img[^{}<]*${picture.filename}`);
  await timeUntil(`${exhibition.siteUrl}/`, (html) => ofFrench.test(html), 10_000);
  const ofFile = `href="/download/${picture.filename}"`;
  await timeUntil(`${exhibition.siteUrl}/fr`, (html) => html.includes(ofFile), 10_000);

  await visit(page, exhibition.siteUrl);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const named = menu.getByRole('link', { name: 'Online video', exact: true });
  await expect(named.filter({ has: page.locator('svg') })).toHaveAttribute('href', '/cert/query');
  await expect(
    menu.getByRole('link', { name: 'News', exact: true }).locator('img'),
  ).toHaveAttribute('alt', '');
  await menu.getByRole('button', { name: 'Gallery' }).click();
  await expect(menu.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/albumsView');
  await page.getByRole('button', { name: /^Language/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Français' }).locator('img')).toBeVisible();
  await expect(page.getByRole('menuitemradio', { name: 'English' }).locator('img')).toHaveCount(0);

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(
    drawer.getByRole('link', { name: 'News', exact: true }).locator('img'),
  ).toBeVisible();
});

test('A wide logo leaves the header of a small phone its one row (§3 Web content)', async ({
  page,
}) => {
  const { id } = await editor.first('media', 'where[originalName][equals]=logo-partner-1.svg');
  await editor.setGlobal('logo', { img: Number(id), alt: 'The museum' });
  await timeUntil(exhibition.siteUrl, (html) => html.includes('alt="The museum"'), 10_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, exhibition.siteUrl);
  await expect(page.getByRole('banner').getByRole('img', { name: 'The museum' })).toBeVisible();
  const height = await page.getByRole('banner').evaluate(({ clientHeight }) => clientHeight);
  expect(height).toBeLessThan(80);
});

test('A film on another site has its picture and the way there (§3 Video)', async ({ page }) => {
  const { cover } = await editor.first('videos');
  const description = 'A film in two parts.\nThis is the second.';
  const film = { name: 'Elsewhere', description, uri: OUTSIDE, cover };
  const id = await editor.publish('videos', film);
  const address = `${exhibition.siteUrl}/videosView?id=${id}`;
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  await visit(page, address);
  const way = page.getByRole('main').getByRole('link', { name: 'Watch at films.example.org' });
  await expect(way).toHaveAttribute('href', OUTSIDE);
  await expect(way).toHaveAttribute('rel', /noopener/);
  await expect(page.getByText('This film cannot be played here')).toHaveCount(0);
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  // In lines as they were entered.
  expect(await page.getByText('A film in two parts.').innerText()).toBe(description);
});

test('A film is no playlist, which can only be broadcast (§3 Video)', async () => {
  const { cover } = await editor.first('videos');
  const ofPlaylists = 'where[mimeType][equals]=application/vnd.apple.mpegurl';
  const playlist = await editor.first('media', ofPlaylists);
  const film = { name: 'Cut for streaming', file: Number(playlist.id), cover };
  await expect(editor.publish('videos', film)).rejects.toThrow(/: 400 .*invalid selections/);
});

test('HTML in an announcement and in a biography is drawn as a text (§2 /exh, §3 Guest person)', async ({
  page,
}) => {
  const html =
    'Paint <strong>by hand</strong> only.<ol><li>Draw</li></ol><table><tr><td>A3</td></tr></table>';
  const { id } = await editor.first('guestPersons');
  await editor.change('guestPersons', id, { biography: html });
  await editor.setGlobal('exh', { messages: [{ lang: 'en', title: '', html }] });
  for (const path of ['/exh', '/exhibition/2024']) {
    const address = exhibition.siteUrl + path;
    await timeUntil(address, (source) => source.includes('by hand'), 10_000);
    await visit(page, address);
    // A biography is closed at first.
    const details = page.getByRole('main').locator('details');
    await details.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    const bold = page.getByRole('main').getByText('by hand', { exact: true });
    const text = bold.locator('..');
    await text.scrollIntoViewIfNeeded();
    const [ofBold, ofText] = await Promise.all([bold.boundingBox(), text.boundingBox()]);
    expect(ofBold?.x, 'in the line of its sentence').toBeGreaterThan((ofText?.x ?? 0) + 10);
    await expect(text.getByRole('list')).toHaveCSS('list-style-type', 'decimal');
    await expect(text.getByRole('region', { name: 'Table' })).toHaveCSS('overflow-x', 'auto');
  }
});
