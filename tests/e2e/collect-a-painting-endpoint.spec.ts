import {
  A_MINUTE,
  anEmail,
  ANSWER,
  captcha,
  collectedBy,
  FORM,
  headersOf,
  knowCaptcha,
  sendAllForms,
  submit,
} from '../support/collector';
import {
  anAddress,
  asAnotherVisitor,
  DESK,
  expect,
  NARROW,
  PHONE,
  test,
  visit,
} from '../support/visitor';

const aForm = (fields: object) => ({
  name: 'Ann',
  email: anEmail(),
  captcha: ANSWER,
  qrLabel: '2024',
  qrSeq: '7',
  ...fields,
});

test.describe('The endpoint of the favourite form', () => {
  test('opens to our own pages only', async ({ request }) => {
    for (const foreign of ['https://evil.test', 'null', undefined]) {
      const headers: Record<string, string> = foreign ? { origin: foreign } : {};
      for (const endpoint of ['/api/favorite', '/api/captcha', '/api/captcha/audio']) {
        const answer = await request.post(endpoint, { headers, data: aForm({}) });
        expect([endpoint, foreign, answer.status()]).toEqual([endpoint, foreign, 403]);
      }
    }
  });

  test('takes no more than 4 KB', async ({ request }) => {
    const headers = headersOf(anAddress());
    const data = aForm({ name: 'n'.repeat(4096) });
    expect((await request.post('/api/favorite', { headers, data })).status()).toBe(413);
  });

  test('takes 120 a minute from one address, then says when to come back', async ({ request }) => {
    const visitor = anAddress();
    expect(await sendAllForms(request, visitor)).toEqual(Array(A_MINUTE).fill(400));
    const headers = headersOf(visitor);
    const refused = await request.post('/api/favorite', { headers, data: aForm({ name: '' }) });
    expect([refused.status(), refused.headers()['retry-after']]).toEqual([429, '60']);
    const other = headersOf(anAddress());
    const answer = await request.post('/api/favorite', { headers: other, data: {} });
    expect(answer.status()).toBe(400);
  });

  test('tells 200 at once of success, and keeps one', async ({ request }, { retry }) => {
    const email = anEmail();
    const visitor = headersOf(anAddress());
    await request.post('/api/captcha', { headers: visitor, data: { email } });
    await knowCaptcha(email, ANSWER);
    // A work takes 300 a minute: a second try needs another.
    const data = aForm({ email, qrSeq: String(8 + retry) });
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        request.post('/api/favorite', { headers: headersOf(anAddress()), data }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([200]));
    expect(await collectedBy(email)).toEqual(['Ann']);
  });

  test('gives no captcha without a valid e-mail, and stores none', async ({ request }) => {
    const headers = headersOf(anAddress());
    for (const endpoint of ['/api/captcha', '/api/captcha/audio']) {
      const wrong = await request.post(endpoint, { headers, data: { email: 'ann' } });
      expect(wrong.status()).toBe(400);
      expect((await request.get(`${endpoint}?form=made-up`)).status()).toBe(400);
      const right = await request.post(endpoint, { headers, data: { email: anEmail() } });
      expect([right.status(), right.headers()['cache-control']]).toEqual([200, 'no-store']);
    }
  });
});

test.describe('The form', () => {
  test('is made for one visitor: never stored, nothing for search engines', async ({ request }) => {
    const answer = await request.get(FORM);
    expect(answer.headers()['cache-control']).toContain('no-store');
    expect(answer.headers()['content-security-policy']).toMatch(/script-src 'self' 'nonce-/);
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex"/);
  });

  test('tells a visitor who tries too often to wait', async ({ page, request, expected }) => {
    expected(/status of 429/);
    const visitor = anAddress();
    await page.setExtraHTTPHeaders({ 'x-visitor': visitor });
    await page.goto(FORM);
    await sendAllForms(request, visitor);
    await page.getByLabel('Name').fill('Ann');
    await page.getByLabel('Email').fill(anEmail());
    await captcha(page).fill(ANSWER);
    await submit(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to completing' });
    await expect(alert).toContainText('Please try again later');
    await expect(captcha(page)).toHaveValue(ANSWER);
  });

  test('tells a visitor who asks for too many captchas', async ({ page, request, expected }) => {
    expected(/status of 429/);
    const headers = headersOf(anAddress());
    await page.setExtraHTTPHeaders({ 'x-visitor': headers['x-visitor'] });
    // Of one e-mail the CMS draws twenty and refuses the others, which count, too. Only the website says when its minute ends.
    const data = { email: anEmail() };
    const asked = Array.from({ length: A_MINUTE + 1 }, () =>
      request.post('/api/captcha', { headers, data }),
    );
    const answers = await Promise.all(asked);
    const ended = answers.filter((answer) => answer.headers()['retry-after'] === '60');
    expect(ended.map((answer) => answer.status())).toEqual([429]);
    await page.goto(FORM);
    await page.getByLabel('Email').fill(anEmail());
    await page.getByLabel('Email').blur();
    await expect(page.getByText('Too many captchas were asked for')).toBeVisible();
  });

  test('has a box for the captcha that holds it, at any width', async ({ page }) => {
    await asAnotherVisitor(page);
    await visit(page, FORM);
    await page.getByLabel('Name').focus();
    await page.getByLabel('Email').fill(anEmail());
    await page.getByLabel('Email').blur();
    await expect(page.getByText('The name cannot be empty')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Captcha image' })).toBeVisible();
    for (const viewport of [DESK, PHONE, NARROW]) {
      await page.setViewportSize(viewport);
      expect((await captcha(page).boundingBox())?.width).toBeGreaterThan(120);
    }
  });
});
