import { Facts } from '@/components/ui/Facts';
import type { Fact } from '@/lib/domain/years';

/** What editors wrote, which may be English on a page of another language. */
export const YearFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <Facts
    facts={facts.map(({ title, text }) => ({
      title: <bdi>{title}</bdi>,
      text: text && <bdi>{text}</bdi>,
    }))}
    isLarge
  />
);
