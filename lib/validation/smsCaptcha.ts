import { object, string, type InferType } from 'yup';
import { isMainlandPhone } from './checks';

/** §5 SMS captcha (no screen): a valid mainland phone, a non-empty app id and sms id. */
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
