import type { EmailAdapter } from 'payload';
import { MAIL_FROM, SMTP_URL } from '../env';
import { inTime, patienceWith, withSettings } from './patience';

const NAME = 'One World, One Future';

/** Without SMTP_URL this CMS sends no mail. Payload's default adapter would log the address. */
const noMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: MAIL_FROM,
  defaultFromName: NAME,
  sendEmail: async () => undefined,
});

async function bySmtp(): Promise<EmailAdapter> {
  const { nodemailerAdapter } = await import('@payloadcms/email-nodemailer');
  const adapter = await nodemailerAdapter({
    defaultFromAddress: MAIL_FROM,
    defaultFromName: NAME,
    // A mail server that is away must not keep the CMS from starting.
    skipVerify: true,
    transportOptions: { url: withSettings(SMTP_URL) },
  });
  const patienceMs = patienceWith(SMTP_URL);
  return (how) => {
    const mail = adapter(how);
    return { ...mail, sendEmail: (message) => inTime(mail.sendEmail(message), patienceMs) };
  };
}

export const email = SMTP_URL ? bySmtp() : noMail;
