import { object, string, type InferType } from 'yup';

/** §5 Sign-in (no screen): non-empty username and password, captcha optional. */
export const signIn = object({
  username: string().trim().required(),
  password: string().required(),
  captcha: string().default(''),
});

export type SignIn = InferType<typeof signIn>;
