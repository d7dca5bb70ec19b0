import { LOCALES } from '../../lib/i18n/locales';
import { anEmail, ANSWER, knowCaptcha } from '../support/collector';
import { askAgain, WORKS } from '../support/gallery';
import { button, stateOf, type State, visitorOf } from '../support/states';
import { like } from '../support/texts';
import { KNOWN, UNKNOWN } from '../support/certificates';
import { expect, test } from '../support/visitor';

async function search({ page, texts: { gallery }, go, look, lookAtDesk }: State) {
  await go('/albumsView?labelIds=2022');
  const dialog = page.getByRole('dialog', { name: gallery.search.title });
  const open = () => page.getByRole('link', { name: gallery.search.open }).first().click();
  const submit = () => button(page, gallery.search.submit).click();
  await open();
  await submit();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await look('search without a word');
  await lookAtDesk('search without a word');
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('searchbox').fill('qqq');
  await expect(dialog.getByText(gallery.search.noCountry)).toBeVisible();
  await look('search, a country chosen, none of that name');

  await page.route(WORKS, (route) => route.fulfill({ status: 502, json: { token: 'net.error' } }));
  await submit();
  await expect(button(page, gallery.more)).toBeVisible();
  await look('search that fails');
  await askAgain(page, button(page, gallery.more), WORKS, () => page.unroute(WORKS));
  await expect(page.getByRole('list', { name: gallery.filters.label })).toBeVisible();
  await look('works found');
  await open();
  await dialog.getByRole('textbox').nth(1).fill('zzzz no such work');
  await submit();
  await expect(page.getByRole('heading', { name: gallery.empty.searchTitle })).toBeVisible();
  await look('no work found');
}

async function collect({ page, texts: { favorite }, go, look, lookAtDesk }: State) {
  const email = anEmail();
  const { captcha, result } = favorite;
  const submit = () => button(page, favorite.submit).click();
  const box = page.getByLabel(captcha.label, { exact: true });
  await go('/album/favorite?label=2024&seq=7');
  await submit();
  await expect(page.getByText(favorite.invalid.emailEmpty)).toBeVisible();
  await look('fields left empty');
  await lookAtDesk('fields left empty');

  await page.route('/api/captcha', (route) => route.fulfill({ status: 502, json: {} }), {
    times: 1,
  });
  await page.getByLabel(favorite.name).fill('Ann');
  await page.getByLabel(favorite.email).fill(email);
  await box.focus();
  await expect(page.getByText(captcha.failed)).toBeVisible();
  await look('no captcha comes');
  await button(page, captcha.refresh).click();
  await expect(button(page, captcha.refresh).getByRole('img')).toBeVisible();
  await box.fill(ANSWER);
  await submit();
  await expect(page.getByText(result.invalidCaptcha)).toBeVisible();
  await expect(page.getByText(captcha.wrong)).toBeVisible();
  await look('captcha wrong');

  await button(page, captcha.listen).click();
  await expect(page.getByLabel(captcha.sound)).toBeVisible();
  await look('captcha spoken');
  await box.fill(ANSWER);
  await page.route('/api/favorite', (route) => route.fulfill({ status: 502, json: {} }), {
    times: 1,
  });
  await submit();
  await expect(page.getByText(result.errorText)).toBeVisible();
  await look('collecting fails');
  await knowCaptcha(email, ANSWER);
  await submit();
  await expect(page.getByText(result.success)).toBeVisible();
  await look('collected');
}

async function verify({ page, texts: { certificate }, go, look }: State) {
  const check = () => button(page, certificate.check).click();
  await go('/cert/query');
  await check();
  await expect(page.getByText(certificate.empty)).toHaveCount(2);
  await look('no number');
  await page.route('/api/cert?*', (route) => route.fulfill({ status: 502, json: {} }), {
    times: 1,
  });
  await page.getByLabel(certificate.label).fill(KNOWN);
  await check();
  await expect(page.getByText(certificate.failedText)).toBeVisible();
  await look('library out of reach');
  await button(page, certificate.retry).click();
  await page
    .getByRole('link', { name: like(certificate.openPhoto) })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: certificate.viewer })).toBeVisible();
  await look('certificate full screen');
  await go('/cert/weSearch');
  await page.getByLabel(certificate.label).fill(UNKNOWN);
  await check();
  await expect(page.getByText(certificate.notFound)).toBeVisible();
  await look('certificate of no work');
}

async function category({ page, texts: { category: texts }, go, look, lookAtDesk }: State) {
  await go('/albumsCategoryView');
  await page.getByRole('radio', { name: texts.mostViewed }).check({ force: true });
  await page.getByLabel(texts.author).fill('nobody is called so');
  await expect(page.getByText(texts.empty)).toBeVisible();
  await look('nothing fits');
  await lookAtDesk('nothing fits');
}

const SCENES = { search, collect, verify, category };

for (const locale of LOCALES) {
  test.describe(`Everyone can use every state of a form, in ${locale} (WCAG 2.2 AA)`, () => {
    test.use(visitorOf(locale));

    for (const [name, play] of Object.entries(SCENES)) {
      test(name, async ({ page, expected }) => play(await stateOf(page, locale, expected)));
    }
  });
}
