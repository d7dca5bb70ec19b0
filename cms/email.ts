import type { EmailAdapter } from 'payload';

/** This CMS sends no mail. Payload's default adapter would log the address. */
export const noMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'noreply@example.org',
  defaultFromName: 'One World, One Future',
  sendEmail: async () => undefined,
});
