import { atMost } from '../rows.mjs';
import { kilobytes, milliseconds } from './units.mjs';

const SCREENS = {
  1440: { width: 1440, height: 990 },
  390: { width: 390, height: 844 },
};
const MANY = 100_000;
const SCROLLED = 1000;
/** It ends with the 5,000th work. */
const LATER_PAGE = 250;
const WALKED = 40;
/** docs/operations.md: what an answer to a visitor may take, and how much a tab may grow. */
const MOST_P75_MS = 100;
const MOST_MS = 130;
const MOST_GROWTH = 1.5;
const ADDRESS = '/albumsView?labelIds=2022';

async function weightRows(siteUrl) {
  const { measureWeight } = await import('./weight.mjs');
  const { measureFirstWorks } = await import('./firstWorks.mjs');
  const rows = [];
  for (const [width, viewport] of Object.entries(SCREENS)) {
    const weight = await measureWeight(siteUrl + ADDRESS, viewport.width);
    for (const [kind, bytes] of Object.entries(weight)) {
      rows.push({
        what: `gallery, first view at ${width} px: ${kind}`,
        measured: kilobytes(bytes),
      });
    }
    const { requests, bytes, shifted } = await measureFirstWorks(siteUrl + ADDRESS, viewport);
    rows.push({ what: `until the first work shows, ${width} px: requests`, measured: requests });
    rows.push({
      what: `until the first work shows, ${width} px: bytes`,
      measured: kilobytes(bytes),
    });
    rows.push({ what: `layout shift, ${width} px, with six moves`, measured: shifted.toFixed(4) });
  }
  return rows;
}

async function latencyRows(siteUrl) {
  const { measureInteractions } = await import('./interactions.mjs');
  const { benchmarkIndex } = await import('./lighthouse.mjs');
  const rows = [];
  for (const [width, viewport] of Object.entries(SCREENS)) {
    const measured = await measureInteractions(siteUrl + ADDRESS, viewport);
    for (const [name, { isControl, p75, max, work }] of Object.entries(measured)) {
      const what = `${name}, ${width} px`;
      const told = `${milliseconds(p75)}, ${milliseconds(max)}`;
      if (isControl) rows.push({ what: `${what}: p75, longest`, measured: told });
      else rows.push(atMost(`${what}: p75`, p75, MOST_P75_MS, milliseconds));
      if (!isControl) rows.push(atMost(`${what}: longest`, max, MOST_MS, milliseconds));
      rows.push({ what: `${what}: computed`, measured: milliseconds(work) });
    }
  }
  const index = await benchmarkIndex(siteUrl + ADDRESS);
  rows.push({ what: 'interactions: benchmark index of Lighthouse', measured: index });
  return rows;
}

/** The same questions before and after the works have become many, in one run. */
async function* scaleRows({ siteUrl, dataDir }) {
  const { measureTimes } = await import('./scale.mjs');
  const { measureScrolling, measureWalking } = await import('./scrolling.mjs');
  const { openDatabase } = await import('../../../tests/support/database.mjs');
  const { growTo } = await import('../bench/works.mjs');
  const few = await measureTimes(siteUrl);
  const client = openDatabase({ dataDir });
  await growTo(client, MANY);
  await client.close();
  const many = await measureTimes(siteUrl);
  yield Object.keys(few).map((name) => {
    const ratio = (many[name] / few[name]).toFixed(2);
    const times = `${milliseconds(few[name])}, ${milliseconds(many[name])}`;
    return { what: `${name}: few works, ${MANY} works, ratio`, measured: `${times}, ${ratio}` };
  });
  const told = ({ heap, nodes }) => `${(heap / 1e6).toFixed(1)} MB, ${nodes} nodes`;
  const wall = `${siteUrl}/albumsView?author=a&view=wall`;
  const { atFirst, afterwards } = await measureScrolling(wall, SCROLLED);
  yield [
    { what: 'wall, at first: heap, nodes', measured: told(atFirst) },
    { what: `wall, ${SCROLLED} works scrolled: heap, nodes`, measured: told(afterwards) },
  ];
  const year = `${siteUrl}${ADDRESS}`;
  const first = await measureWalking(year, 0);
  const later = await measureWalking(`${year}&page=${LATER_PAGE}`, WALKED);
  const grown = later.afterwards.heap / first.atFirst.heap;
  yield [
    { what: 'carousel, first work: heap, nodes', measured: told(first.atFirst) },
    { what: 'carousel, 5,000th work by its address', measured: told(later.atFirst) },
    {
      what: `from there ${WALKED} on and ${2 * WALKED} back`,
      measured: told(later.afterwards),
    },
    atMost('carousel, heap there to that of the first work', grown, MOST_GROWTH),
  ];
}

/** Issue by issue what the gallery promises, in figures; each group as soon as it is measured. */
export async function* measureGallery(exhibition) {
  const { siteUrl } = exhibition;
  yield await weightRows(siteUrl);
  yield await latencyRows(siteUrl);
  yield* scaleRows(exhibition);
}
