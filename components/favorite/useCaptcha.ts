import { useCallback, useEffect, useRef, useState } from 'react';
import { postJson } from '@/lib/client/json';

export type CaptchaKind = 'picture' | 'sound';

export type Captcha = {
  kind: CaptchaKind;
  status: 'none' | 'loading' | 'ready' | 'failed' | 'tooMany';
  /** An object URL of the picture or sound: it was fetched by POST, so that no URL contains the e-mail. */
  url: string;
};

const ENDPOINTS = { picture: '/api/captcha', sound: '/api/captcha/audio' } as const;
const TYPES = { picture: 'image/', sound: 'audio/' } as const;
const TOO_MANY = 429;
const NONE: Captcha = { kind: 'picture', status: 'none', url: '' };
/** None of ours yet: the page has come with one. */
const SENT: Captcha = { ...NONE };

async function fetchCaptcha(kind: CaptchaKind, email: string, locale: string): Promise<Captcha> {
  try {
    const response = await postJson(ENDPOINTS[kind], { email, locale });
    if (response.ok) {
      const made = await response.blob();
      // A captive portal answers everything with a page of its own.
      if (!made.type.startsWith(TYPES[kind])) return { kind, status: 'failed', url: '' };
      return { kind, status: 'ready', url: URL.createObjectURL(made) };
    }
    return { kind, status: response.status === TOO_MANY ? 'tooMany' : 'failed', url: '' };
  } catch {
    return { kind, status: 'failed', url: '' };
  }
}

/**
 * §5: a captcha for the e-mail. Each one voids the one before, so they are fetched one after another: the one shown is
 * the valid one. With `isSent` that is the page's own, until another is loaded.
 */
export function useCaptcha(locale: string, isSent: boolean) {
  const [captcha, setCaptcha] = useState(isSent ? SENT : NONE);
  const queue = useRef(Promise.resolve());
  const wanted = useRef(0);

  useEffect(() => () => URL.revokeObjectURL(captcha.url), [captcha.url]);

  const load = useCallback(
    (kind: CaptchaKind, email: string) => {
      const mine = (wanted.current += 1);
      const isWanted = () => mine === wanted.current;
      setCaptcha({ kind, status: 'loading', url: '' });
      queue.current = queue.current.then(async () => {
        if (!isWanted()) return;
        const fetched = await fetchCaptcha(kind, email, locale);
        if (isWanted()) setCaptcha(fetched);
        else URL.revokeObjectURL(fetched.url);
      });
    },
    [locale],
  );

  const forget = useCallback(() => {
    wanted.current += 1;
    setCaptcha(NONE);
  }, []);

  return { captcha, isSent: captcha === SENT, load, forget };
}
