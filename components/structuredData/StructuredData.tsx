import type { Graph } from 'schema-dts';

type Props = { graph: Graph['@graph'] };

/** Escapes `<`, which could end the script element; JSON parsers read the same text. */
const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** JSON-LD for search engines. It is data, not executed, so the content security policy doesn't concern it. */
export function StructuredData({ graph }: Props) {
  const data = { '@context': 'https://schema.org', '@graph': graph };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(data) }} />;
}
