import { Facts } from '@/components/ui/Facts';
import type { Fact } from '@/lib/domain/years';

/** What editors wrote, which may be in another language than the page. */
export const YearFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <Facts
    facts={facts.map(({ title, text }) => ({
      title: <bdi>{title}</bdi>,
      text: text && <bdi>{text}</bdi>,
    }))}
    isLarge
  />
);
