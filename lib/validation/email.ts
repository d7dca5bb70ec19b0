const LOCAL_PART = String.raw`[^\s\p{Cc}@"(),:;<>[\]\\.]+(?:\.[^\s\p{Cc}@"(),:;<>[\]\\.]+)*`;
const DOMAIN = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)`;
const EMAIL = new RegExp(`^${LOCAL_PART}@${DOMAIN}$`, 'u');
const LONGEST_EMAIL = 320;

/** As the domain name system has it: `bücher.de` and `xn--bcher-kva.de` are one. '' when it can't have it. */
function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/** §5: the whole value is an e-mail address, without surrounding blanks. */
export const isEmail = (value: string) => value.length <= LONGEST_EMAIL && EMAIL.test(value);

/** One spelling of an address: without marks that nobody sees, which come with pasting, and with its domain in ASCII. */
export function normalisedEmail(value: string): string {
  const typed = value.trim();
  if (typed.length > LONGEST_EMAIL) return typed;
  const email = typed
    .normalize()
    .replace(/\p{Cf}/gu, '')
    .trim();
  const at = email.lastIndexOf('@') + 1;
  const domain = isEmail(email) ? asciiDomain(email.slice(at)) : '';
  return domain ? `${email.slice(0, at)}${domain}` : email;
}

/** What may be an address, with the signs that addresses have in a text. */
const WORD = /[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_@.+'&-]*[\p{L}\p{M}\p{N}_])?/gu;
const OTHER_LETTER = String.raw`(?!\p{sc=Latin})\p{L}\p{M}*`;
/** A digit that begins an address in Latin letters: `иван5@школа5.рф` is one. */
const DIGIT_OF_ADDRESS = String.raw`\d[\p{sc=Latin}\d_.+'&-]*@[\p{sc=Latin}\d]`;
/** Chinese has no spaces, and an Arabic preposition none behind it: an address stands right beside the words around it. */
const BESIDE_OTHERS = new RegExp(
  String.raw`${OTHER_LETTER}(?=\p{sc=Latin}|${DIGIT_OF_ADDRESS})|\p{sc=Latin}\p{M}*(?=${OTHER_LETTER})`,
  'gu',
);

/** The first address in a text that people read, whole, without the words and signs around it; '' when there is none. */
export const emailIn = (text: string): string =>
  text.replace(BESIDE_OTHERS, '$& ').match(WORD)?.find(isEmail) ?? '';
