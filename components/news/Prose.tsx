import styles from './Prose.module.css';

type Props = {
  /** Sanitised by lib/html.ts. */
  html: string;
} & Pick<React.ComponentProps<'div'>, 'id' | 'lang' | 'dir'>;

/** A drop cap is three lines high: a shorter text would leave a gap below it. */
const LONG_ENOUGH = 160;
/** Sections may begin with it. */
const FIRST_PARAGRAPH = /^\s*(?:<(?:section|article)\b[^<>]*>\s*)*<p>(\p{L}[\s\S]*?)<\/p>/u;
const TAGS = /<[^<>]*>/g;

const hasDropCap = (html: string) =>
  (FIRST_PARAGRAPH.exec(html)?.[1]?.replace(TAGS, '').length ?? 0) >= LONG_ENOUGH;

/** An editor's HTML, styled as a text. */
export const Prose = ({ id, html, lang, dir }: Props) => (
  <div
    id={id}
    className={styles.root}
    data-prose
    data-drop={hasDropCap(html) || undefined}
    lang={lang}
    dir={dir}
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
