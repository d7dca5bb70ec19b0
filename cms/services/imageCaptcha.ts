import type { Answer, Call } from './answer';
import { drawCaptcha } from './captchaPicture';
import { giveCaptcha } from './giveCaptcha';

/** §7 imageCaptcha: a picture of a text that is bound to the e-mail in `name`. */
export const imageCaptcha = (call: Call): Promise<Answer> =>
  giveCaptcha(call, 'image/png', drawCaptcha);
