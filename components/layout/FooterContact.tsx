import { MenuIcon } from './MenuIcon';
import styles from './Footer.module.css';

type Line = { icon?: string; text: string };
type Props = { title: string; lines: Line[] };

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Makes e-mail addresses links, and keeps line breaks. */
function Text({ icon, text }: Line) {
  const sign = icon && <MenuIcon name={icon} className={styles.icon} />;
  if (ADDRESS.test(text)) {
    return (
      <a href={`mailto:${text}`} className={styles.entry}>
        {sign}
        {text}
      </a>
    );
  }
  return (
    <p className={styles.lines}>
      {sign}
      <bdi>{text}</bdi>
    </p>
  );
}

export function FooterContact({ title, lines }: Props) {
  const written = lines
    .flatMap(({ icon, text }) => splitAddress(text).map((part) => ({ icon, text: part })))
    .filter(({ text }) => text !== '');
  if (written.length === 0) return null;
  return (
    <div>
      {title && (
        <h2 className={styles.title}>
          <bdi>{title}</bdi>
        </h2>
      )}
      {written.map((line) => (
        <Text key={line.text} {...line} />
      ))}
    </div>
  );
}

/** Splits a text so that an e-mail address is a line of its own. */
function splitAddress(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.some((line) => ADDRESS.test(line)) ? lines : [text.trim()];
}
