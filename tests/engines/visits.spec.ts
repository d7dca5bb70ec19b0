import { KNOWN, UNKNOWN } from '../support/certificates';
import { anEmail, ANSWER, collectedBy, FORM, knowCaptcha } from '../support/collector';
import type { Browser } from './support/browser';
import { expect, expectGone, expectShown, KEYS, PHONE, test, visit } from './support/story';

const GALLERY = '/albumsView?labelIds=2022';
const CAROUSEL = '[aria-label="Works of the exhibition"]';
const VIEWER = 'dialog[open]';

/** "2 of 150", the place of the work in the middle. */
const PLACE = 'main p, main span';
const expectPlace = (visitor: Browser, at: number) => expectShown(visitor, PLACE, `${at} of 150`);
const placeOf = (visitor: Browser) =>
  visitor.run(
    (selector) => [...document.querySelectorAll(selector)].map((e) => e.textContent).join('\n'),
    PLACE,
  );

/** The middle of the stage. */
const middle = (visitor: Browser, selector: string) =>
  visitor.run((wanted) => {
    const box = document.querySelector(wanted)!.getBoundingClientRect();
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  }, selector);

test('A visitor walks through the gallery by keys, buttons and a finger', async ({ visitor }) => {
  await visitor.resize(PHONE);
  await visit(visitor, GALLERY);
  await expectPlace(visitor, 2);
  await visitor.press(KEYS.ArrowRight);
  await expectPlace(visitor, 3);
  await visitor.press(KEYS.ArrowLeft);
  await expectPlace(visitor, 2);
  await visitor.click('button', 'Next work');
  await expectPlace(visitor, 3);
  const { x, y } = await middle(visitor, `${CAROUSEL} [data-active]`);
  // The first touch only fetches what follows fingers.
  await expect(async () => {
    await visitor.drag({ x: x + 60, y }, { x: x - 110, y });
    await expect.poll(() => placeOf(visitor), { timeout: 2000 }).toMatch(/\b[4-9] of 150/);
  }).toPass();
  // A swipe opens nothing.
  expect(await visitor.address()).toBe(GALLERY);
});

test('and opens a painting, zooms, moves on and comes back', async ({ visitor }) => {
  await visit(visitor, GALLERY);
  await expectPlace(visitor, 2);
  await visitor.click('[data-active] a');
  await expectShown(visitor, `${VIEWER} .pswp__img`);
  await expect.poll(() => visitor.address()).toMatch(/^\/artwork\/\d+$/);
  await visitor.click(`${VIEWER} button`, 'Zoom in');
  await expectShown(visitor, `${VIEWER} *`, '150%');
  await visitor.click(`${VIEWER} button`, 'Zoom out');
  await expectShown(visitor, `${VIEWER} *`, '100%');
  await visitor.press(KEYS.ArrowRight);
  await expectShown(visitor, `${VIEWER} *`, '3 of 150');
  await visitor.press(KEYS.Escape);
  await expectGone(visitor, VIEWER);
  await expectPlace(visitor, 3);
});

test('collects a painting', async ({ visitor }) => {
  const email = anEmail();
  await visit(visitor, FORM);
  await visitor.click('main button', 'Collect the painting');
  await expectShown(visitor, 'main', 'Mailbox cannot be empty');
  await visitor.fill('input[name=name]', 'Ann');
  await visitor.fill('input[name=email]', email);
  await visitor.press(KEYS.Tab);
  await expectShown(visitor, 'button[aria-label="New captcha image"] img, button img');
  await knowCaptcha(email, ANSWER);
  await visitor.fill('input[name=captcha]', ANSWER);
  await visitor.press(KEYS.Enter);
  await expectShown(visitor, 'main', 'Congratulations on completing the painting collection');
  expect(await collectedBy(email)).toEqual(['Ann']);
});

test('verifies a certificate', async ({ visitor }) => {
  await visit(visitor, '/cert/query');
  await visitor.fill('main input', KNOWN.toLowerCase());
  await visitor.click('main button', 'Check');
  await expectShown(visitor, 'main', 'Certificate number exists!');
  await expectShown(visitor, 'main', 'Robot on His First Day');
  await visitor.fill('main input', UNKNOWN);
  await visitor.click('main button', 'Check');
  await expectShown(visitor, 'main [role=alert]', 'Certificate number does not exist!');
});

test('has a menu on a phone', async ({ visitor }) => {
  await visitor.resize(PHONE);
  await visit(visitor, '/');
  await visitor.click('header button', 'Open menu');
  await expectShown(visitor, '#drawer a', 'Certificates');
  await visitor.press(KEYS.Escape);
  await expectGone(visitor, '#drawer a', 'Certificates');
});
