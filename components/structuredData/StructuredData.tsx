import type { Graph } from 'schema-dts';

type Props = { graph: Graph['@graph'] };

/** `<` could end the script; as an escape it means the same in JSON. */
const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Facts for search engines. A block of data: nothing runs, so the content security policy needs no word of it. */
export function StructuredData({ graph }: Props) {
  const data = { '@context': 'https://schema.org', '@graph': graph };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(data) }} />;
}
