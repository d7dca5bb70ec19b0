import { measureLoad } from './load.mjs';
import { kilobytes } from './units.mjs';
import { measureWeight } from './weight.mjs';

export async function measureHome({ siteUrl, site }) {
  const rows = [];
  for (const width of [1440, 390]) {
    const weight = await measureWeight(siteUrl, width);
    for (const [kind, bytes] of Object.entries(weight)) {
      rows.push({ what: `home, first view at ${width} px: ${kind}`, measured: kilobytes(bytes) });
    }
  }
  const { perSecond, cpuMs, p99 } = await measureLoad(siteUrl, site.pid());
  rows.push({ what: 'kept home page, 10 connections', measured: `${perSecond.toFixed(0)} req/s` });
  rows.push({ what: 'kept home page, CPU per request', measured: `${cpuMs.toFixed(2)} ms` });
  rows.push({ what: 'kept home page, p99', measured: `${p99.toFixed(1)} ms` });
  return rows;
}
