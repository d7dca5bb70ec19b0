import { render, screen } from '@testing-library/react';
import { favorite as en } from '@/messages/en.json';
import { favorite as fr } from '@/messages/fr.json';
import { CaptchaBox } from './CaptchaBox.client';
import type { Captcha } from './useCaptcha';

test.each([
  [en.captcha, 'New captcha image: Try again'],
  [fr.captcha, 'Nouvelle image captcha\u00a0: Réessayer'],
])(
  'A picture that did not come is asked for by what is seen, with the language’s own colon',
  (texts, name) => {
    const captcha: Captcha = { kind: 'picture', status: 'failed', url: '' };
    render(
      <CaptchaBox
        {...{ captcha, texts }}
        isRefused={false}
        onLoad={jest.fn()}
        onGone={jest.fn()}
      />,
    );
    expect(screen.getByRole('button')).toHaveAttribute('aria-label', name);
  },
);
