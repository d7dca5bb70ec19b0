import styles from './Prose.module.css';

type Props = {
  /** Made safe by lib/html.ts. */
  html: string;
} & Pick<React.ComponentProps<'div'>, 'lang' | 'dir'>;

/** A drop cap stands three lines high: fewer lines beside it would leave a hole. */
const LONG_ENOUGH = 160;
const FIRST_PARAGRAPH = /^\s*<p>(\p{L}[\s\S]*?)<\/p>/u;
const TAGS = /<[^<>]*>/g;

const hasDropCap = (html: string) =>
  (FIRST_PARAGRAPH.exec(html)?.[1]?.replace(TAGS, '').length ?? 0) >= LONG_ENOUGH;

/** What an editor wrote, as a text to be read. */
export const Prose = ({ html, lang, dir }: Props) => (
  <div
    className={styles.root}
    data-prose
    data-drop={hasDropCap(html) || undefined}
    lang={lang}
    dir={dir}
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
