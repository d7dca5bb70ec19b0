import { anEmail, ANSWER, collectedBy, FORM, knowCaptcha } from '../support/collector';
import { KNOWN } from '../support/certificates';
import { expect, expectShown, test } from './support/story';

test.use({ scripts: false });

test('Without JavaScript a visitor reads the home page, verifies a certificate and collects a painting', async ({
  visitor,
}) => {
  await visitor.open('/');
  expect(await visitor.run(() => matchMedia('(scripting: none)').matches)).toBe(true);
  await expectShown(visitor, 'h1', 'One Future');
  await expectShown(visitor, 'footer h2, footer h3');

  await visitor.open('/cert/query');
  await visitor.fill('main input', KNOWN);
  await visitor.click('main button', 'Check');
  await expectShown(visitor, 'main', 'Certificate number exists!');

  const email = anEmail();
  await visitor.open(FORM);
  await visitor.fill('input[name=name]', 'Ann');
  await visitor.fill('input[name=email]', email);
  await visitor.click('main button', 'Show the captcha image');
  await expectShown(visitor, 'main form img');
  await knowCaptcha(email, ANSWER);
  await visitor.fill('input[name=captcha]', ANSWER);
  await visitor.click('main button', 'Collect the painting');
  await expectShown(visitor, 'main', 'Congratulations on completing the painting collection');
  expect(await collectedBy(email)).toEqual(['Ann']);
});
