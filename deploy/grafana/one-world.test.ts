import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cmsMetrics } from '@/cms/http/metrics';
import { websiteMetrics } from '@/server/metrics.mjs';

const text = readFileSync(join(__dirname, 'one-world.json'), 'utf8');
const { panels }: { panels: { targets: { expr: string }[] }[] } = JSON.parse(text);
const NAME = /\b(?:website|cms|nodejs|process)_\w+/g;

const named = panels.flatMap(({ targets }) =>
  targets.flatMap(({ expr }) => expr.match(NAME) ?? []),
);

const { register } = websiteMetrics({
  kindOf: () => 'home',
  isReady: () => true,
  pictures: () => ({ making: 0, waiting: 0 }),
  toWarm: () => ({}),
});
const told = [...register.getMetricsAsArray(), ...cmsMetrics().register.getMetricsAsArray()].map(
  ({ name }) => name,
);
const ofHistogram = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '');

describe('The dashboard', () => {
  it.each(named)('asks for %s, which there is', (name) => {
    expect(told).toContain(ofHistogram(name));
  });

  it.each(told.filter((name) => /^(?:website|cms)_/.test(name)))('shows %s', (name) => {
    expect(named.map(ofHistogram)).toContain(name);
  });
});
