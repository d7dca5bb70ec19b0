/** §5: helper checks. The whole value must fit, without blanks round it. */

const LOCAL_PART = String.raw`[^\s@"(),:;<>[\]\\.]+(?:\.[^\s@"(),:;<>[\]\\.]+)*`;
const DOMAIN = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)`;
const EMAIL = new RegExp(`^${LOCAL_PART}@${DOMAIN}$`, 'u');
const LONGEST_EMAIL = 320;

const MAINLAND_PHONE = /^0?1[3-9]\d{9}$/;
const ID_CARD = /^(?:\d{15}|\d{17}[\dXx])$/;
const CHINESE = /^\p{Script=Han}+$/u;

export const isEmail = (value: string) => value.length <= LONGEST_EMAIL && EMAIL.test(value);

/** Optional 0, then 1, then 3-9, then 9 digits. */
export const isMainlandPhone = (value: string) => MAINLAND_PHONE.test(value);

/** 15 digits, or 18, or 17 digits plus a digit or X. */
export const isIdCard = (value: string) => ID_CARD.test(value);

/** Chinese characters, and nothing else. */
export const isChinese = (value: string) => CHINESE.test(value);
