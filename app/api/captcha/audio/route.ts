import { captchaByDraft, captchaByEmail, type MakeCaptcha } from '@/lib/api/captcha';
import { audioCaptcha } from '@/lib/services/captcha';

const sound: MakeCaptcha = ({ email, locale, address }) => audioCaptcha(email, locale, address);

/** The spoken captcha (WCAG 1.1.1). */
export const POST = (request: Request) => captchaByEmail(request, sound);
export const GET = (request: Request) => captchaByDraft(request, sound);
