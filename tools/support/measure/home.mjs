import { measureLoad } from './load.mjs';
import { kilobytes } from './units.mjs';
import { measureWeight } from './weight.mjs';

export async function measureHome({ siteUrl, site }) {
  const rows = [];
  for (const width of [1440, 390]) {
    const weight = await measureWeight(siteUrl, width);
    for (const [kind, bytes] of Object.entries(weight)) {
      rows.push([`home, first view at ${width} px: ${kind}`, kilobytes(bytes)]);
    }
  }
  const { perSecond, cpuMs, p99 } = await measureLoad(siteUrl, site.pid());
  rows.push(['kept home page, 10 connections', `${perSecond.toFixed(0)} req/s`]);
  rows.push(['kept home page, CPU per request', `${cpuMs.toFixed(2)} ms`]);
  rows.push(['kept home page, p99', `${p99} ms`]);
  return rows;
}
