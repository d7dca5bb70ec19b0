import { readPdf, type PrintedPage } from '../support/pdf';
import { KNOWN } from '../support/certificates';
import { expect, expectShown, KEYS, test, visit } from './support/story';

// WebKitGTK's driver can't print.
test.beforeEach(({}, { project }) => {
  test.skip(project.name !== 'firefox');
});

/** In millimetres. */
const sizesOf = (pages: readonly PrintedPage[]) =>
  new Set(pages.map((page) => [page.width, page.height].map(inMm).join(' × ')));

const inMm = (points: number) => Math.round((points * 25.4) / 72);

test('The wall labels of a year come four on a sheet', async ({ visitor }) => {
  await visit(visitor, '/labels/2024');
  const pages = await readPdf(await visitor.print());
  expect(sizesOf(pages)).toEqual(new Set(['210 × 297']));
  expect(pages).toHaveLength(9);
});

test('A certificate is printed alone on its sheet', async ({ visitor }) => {
  await visit(visitor, '/cert/weSearch');
  await visitor.fill('main input', KNOWN);
  await visitor.press(KEYS.Enter);
  await expectShown(visitor, 'main svg[role=img], main [role=img]');
  const pages = await readPdf(await visitor.print());
  expect(sizesOf(pages)).toEqual(new Set(['297 × 210']));
  expect(pages).toHaveLength(1);
});
