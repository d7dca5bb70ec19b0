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
const ADDRESS = '/albumsView?labelIds=2022';

async function weightRows(siteUrl) {
  const { measureWeight } = await import('./weight.mjs');
  const { measureFirstWorks } = await import('./firstWorks.mjs');
  const rows = [];
  for (const [width, viewport] of Object.entries(SCREENS)) {
    const weight = await measureWeight(siteUrl + ADDRESS, viewport.width);
    for (const [kind, bytes] of Object.entries(weight)) {
      rows.push([`gallery, first view at ${width} px: ${kind}`, kilobytes(bytes)]);
    }
    const { requests, bytes, shifted } = await measureFirstWorks(siteUrl + ADDRESS, viewport);
    rows.push([`until the first work shows, ${width} px: requests`, requests]);
    rows.push([`until the first work shows, ${width} px: bytes`, kilobytes(bytes)]);
    rows.push([`layout shift, ${width} px, with six moves`, shifted.toFixed(4)]);
  }
  return rows;
}

async function latencyRows(siteUrl) {
  const { measureInteractions } = await import('./interactions.mjs');
  const rows = [];
  for (const [width, viewport] of Object.entries(SCREENS)) {
    const deeds = await measureInteractions(siteUrl + ADDRESS, viewport);
    for (const [name, { p75, max, work }] of Object.entries(deeds)) {
      rows.push([
        `${name}, ${width} px: p75, longest, computed`,
        `${p75} ms, ${max} ms, ${work} ms`,
      ]);
    }
  }
  return rows;
}

/** The same questions before and after the works have become many, in one run. */
async function scaleRows({ siteUrl, dataDir }) {
  const { measureTimes } = await import('./scale.mjs');
  const { measureScrolling, measureWalking } = await import('./scrolling.mjs');
  const { openDatabase } = await import('../bench/database.mjs');
  const { growTo } = await import('../bench/works.mjs');
  const few = await measureTimes(siteUrl);
  const client = await openDatabase(dataDir);
  await growTo(client, MANY);
  await client.close();
  const many = await measureTimes(siteUrl);
  const rows = Object.keys(few).map((name) => {
    const ratio = (many[name] / few[name]).toFixed(2);
    const times = `${milliseconds(few[name])}, ${milliseconds(many[name])}`;
    return [`${name}: few works, ${MANY} works, ratio`, `${times}, ${ratio}`];
  });
  const wall = `${siteUrl}/albumsView?author=a&view=wall`;
  const { atFirst, afterwards } = await measureScrolling(wall, SCROLLED);
  const year = `${siteUrl}${ADDRESS}`;
  const first = await measureWalking(year, 0);
  const later = await measureWalking(`${year}&page=${LATER_PAGE}`, WALKED);
  const told = ({ heap, nodes }) => `${(heap / 1e6).toFixed(1)} MB, ${nodes} nodes`;
  rows.push(['wall, at first: heap, nodes', told(atFirst)]);
  rows.push([`wall, ${SCROLLED} works scrolled: heap, nodes`, told(afterwards)]);
  rows.push(['carousel, first work: heap, nodes', told(first.atFirst)]);
  rows.push(['carousel, 5,000th work by its address', told(later.atFirst)]);
  rows.push([`from there ${WALKED} on and ${2 * WALKED} back`, told(later.afterwards)]);
  return rows;
}

/** Issue by issue what the gallery promises, in figures. */
export async function measureGallery(exhibition) {
  const { siteUrl } = exhibition;
  return [
    ...(await weightRows(siteUrl)),
    ...(await latencyRows(siteUrl)),
    ...(await scaleRows(exhibition)),
  ];
}
