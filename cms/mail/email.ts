import type { EmailAdapter } from 'payload';
import { MAIL_FROM, SMTP_URL } from '../env';

const NAME = 'One World, One Future';
/** An editor waits for the answer. */
const PATIENCE_MS = 10_000;

/** Without SMTP_URL this CMS sends no mail. Payload's default adapter would log the address. */
const noMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: MAIL_FROM,
  defaultFromName: NAME,
  sendEmail: async () => undefined,
});

async function bySmtp(): Promise<EmailAdapter> {
  const { nodemailerAdapter } = await import('@payloadcms/email-nodemailer');
  return nodemailerAdapter({
    defaultFromAddress: MAIL_FROM,
    defaultFromName: NAME,
    // A mail server that is away must not keep the CMS from starting.
    skipVerify: true,
    transportOptions: {
      url: SMTP_URL,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      dnsTimeout: PATIENCE_MS,
      // Letters are made of our own texts: nothing is read from files or other addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  });
}

export const email = SMTP_URL ? bySmtp() : noMail;
