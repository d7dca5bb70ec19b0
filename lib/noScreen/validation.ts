import { object, string, type InferType } from 'yup';

const MAINLAND_PHONE = /^0?1[3-9]\d{9}$/;
const ID_CARD = /^(?:\d{15}|\d{17}[\dXx])$/;
const CHINESE = /^\p{Script=Han}+$/u;

/** Optional 0, then 1, then 3-9, then 9 digits; blanks around the value are invalid, here and below. */
export const isMainlandPhone = (value: string) => MAINLAND_PHONE.test(value);

/** §5: 15 digits, or 18, or 17 digits plus a digit or X. */
export const isIdCard = (value: string) => ID_CARD.test(value);

/** §5: only Chinese characters. */
export const isChinese = (value: string) => CHINESE.test(value);

/** §5 Sign-in: non-empty username and password, captcha optional. */
export const signIn = object({
  username: string().trim().required(),
  password: string().required(),
  captcha: string().default(''),
});

export type SignIn = InferType<typeof signIn>;

/** §5 SMS captcha: a valid mainland phone, a non-empty app id and sms id. */
export const smsCaptcha = object({
  phone: string()
    .trim()
    .required()
    .test('mainlandPhone', 'invalid.params', (value) => isMainlandPhone(value)),
  appId: string().trim().required(),
  smsId: string().trim().required(),
  username: string().trim().default(''),
  category: string().trim().default(''),
});

export type SmsCaptcha = InferType<typeof smsCaptcha>;
