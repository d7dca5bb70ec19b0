import { captchaByDraft, captchaByEmail, type MakeCaptcha } from '@/lib/api/captcha';
import { imageCaptcha } from '@/lib/services/captcha';

const picture: MakeCaptcha = ({ email, address }) => imageCaptcha(email, address);

/** §7 imageCaptcha for the browser. */
export const POST = (request: Request) => captchaByEmail(request, picture);
export const GET = (request: Request) => captchaByDraft(request, picture);
