const LOCAL_PART = String.raw`[^\s\p{Cc}@"(),:;<>[\]\\.]+(?:\.[^\s\p{Cc}@"(),:;<>[\]\\.]+)*`;
const DOMAIN = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)`;
const EMAIL = new RegExp(`^${LOCAL_PART}@${DOMAIN}$`, 'u');
const LONGEST_EMAIL = 320;

/** §5: the whole value is an e-mail address, without surrounding blanks. */
export const isEmail = (value: string) => value.length <= LONGEST_EMAIL && EMAIL.test(value);
