import { escapeXml } from '@/lib/xml/element';

/** The editor's formats, by their bits: the first is the innermost. */
const TAGS = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
] as const;

/** Words in a rich text, as HTML. Payload strikes and underlines by a style, and the website keeps none. */
export const wordsInText = ({ text, format }: { text: string; format: number }): string =>
  TAGS.reduce(
    (html, [bit, tag]) => (format & bit ? `<${tag}>${html}</${tag}>` : html),
    escapeXml(text),
  );
