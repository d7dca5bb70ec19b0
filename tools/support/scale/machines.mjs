/** What is assumed of visits and machines; the rest is measured. */
const A_DAY = 86_400;
const PEAK = 4;
const VISIT = { requests: 50, pages: 5, megabytes: 0.8 };
/** Of pages and lists so many go through nginx to a website, and of these so many are rendered anew. */
const THROUGH = 0.1;
const ANEW = 0.1;
/** Four processors of which 60 % may be used, and a line of 10 Gbit/s of which half. */
const PROCESSORS = 4 * 0.6;
const GIGABITS = 5;
const VISITS = [1, 10, 100];

/** One more than needed, so that one may fail. */
const machinesFor = (needed) => Math.ceil(needed) + 1;

/**
 * The table "how far this goes" of docs/operations.md, from the processor time in ms: of nginx for an answer from its cache and for a
 * new connection, of a website for a kept page, of websites, CMS and PostgreSQL for a page that is rendered anew.
 * @param {{ answer: number, connection: number, kept: number, rendered: number, cms: number, database: number }} ms
 */
export function tellMachines(ms) {
  const through = VISIT.pages * THROUGH;
  const anew = through * ANEW;
  const visit = {
    nginx: VISIT.requests * ms.answer + ms.connection,
    websites: through * ms.kept + anew * ms.rendered,
    cms: anew * (ms.cms + ms.database),
  };
  const inMs = (figure) => `${figure.toFixed(2)} ms`;
  console.log(
    `A visit: nginx ${inMs(visit.nginx)}, websites ${inMs(visit.websites)}, CMS and PostgreSQL ${inMs(visit.cms)}.\n`,
  );
  console.log('| visits a day | at the peak | line | nginx | websites | CMS and PostgreSQL |');
  console.log('|---|---|---|---|---|---|');
  for (const millions of VISITS) {
    const perSecond = (millions * 1_000_000 * PEAK) / A_DAY;
    const line = (perSecond * VISIT.megabytes * 8) / 1000;
    const processors = (part) => (perSecond * visit[part]) / 1000;
    const tell = (part, least = 0) =>
      `${machinesFor(Math.max(processors(part) / PROCESSORS, least))} (${processors(part).toFixed(1)} processors)`;
    const figures = [
      `${millions} million`,
      `${perSecond.toFixed(0)} visits, ${(perSecond * VISIT.requests).toFixed(0)} requests a second`,
      `${line.toFixed(1)} Gbit/s`,
      tell('nginx', line / GIGABITS),
      tell('websites'),
      tell('cms'),
    ];
    console.log(`| ${figures.join(' | ')} |`);
  }
}
