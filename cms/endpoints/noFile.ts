import { directionOf } from '@/lib/i18n/locales';
import { escapeXml } from '@/lib/xml/element';
import { say } from '../words/words';
import { PRIVATE, refused } from './answers';

/** Payload's own request has more. */
export type Asked = { headers: Headers; i18n: { language: string } };

/** As a link is, by a browser: a screen's script asks for any kind. */
export const isFollowed = ({ headers }: Asked) =>
  headers.get('accept')?.includes('text/html') ?? false;

/** The screen with the link that was followed. */
const screenOf = (headers: Headers) =>
  /^https?:\/\/[^/]+(\/admin\/.*)$/.exec(headers.get('referer') ?? '')?.[1] ?? '/admin';

const STYLE =
  'color-scheme: light dark; font: 1rem/1.5 sans-serif; max-inline-size: 40rem; margin: 4rem auto; padding-inline: 1rem';

/** Why a link gives no file. Who follows it in a browser gets a page with a way back: JSON would take the place of the screen. */
export function noFile(asked: Asked, status: number, message: string): Response {
  if (!isFollowed(asked)) return refused(status, message);
  const { language } = asked.i18n;
  const page = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeXml(message)}</title>
</head>
<body style="${STYLE}">
<h1 style="font-size: 1.25rem">${escapeXml(message)}</h1>
<p><a href="${escapeXml(screenOf(asked.headers))}">${escapeXml(say(language, 'Go back'))}</a></p>
</body>
</html>`;
  return new Response(page, {
    status,
    headers: { ...PRIVATE, 'content-type': 'text/html; charset=utf-8' },
  });
}
