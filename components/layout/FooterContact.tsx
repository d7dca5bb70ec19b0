import { emailIn } from '@/lib/validation/email';
import { MenuIcon } from './MenuIcon';
import styles from './Footer.module.css';

type Line = { icon?: string; text: string };
type Props = { title: string; lines: Line[] };

/** An address within a text is a link, the words around it aren't. */
function WithLink({ text, email }: { text: string; email: string }) {
  if (!email) return text;
  const at = text.indexOf(email);
  return (
    <>
      {text.slice(0, at)}
      <a href={`mailto:${email}`}>{email}</a>
      {text.slice(at + email.length)}
    </>
  );
}

/** Makes e-mail addresses links, and keeps line breaks. */
function Text({ icon, text }: Line) {
  const sign = icon && <MenuIcon name={icon} className={styles.icon} />;
  const email = emailIn(text);
  if (email && email === text) {
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
      <bdi>
        <WithLink {...{ text, email }} />
      </bdi>
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
  return lines.some((line) => line && emailIn(line) === line) ? lines : [text.trim()];
}
