import type { EmailAdapter } from 'payload';

/** This CMS sends no mail. Payload's stand-in would write the address to the log. */
export const noMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'noreply@example.org',
  defaultFromName: 'One World, One Future',
  sendEmail: async () => undefined,
});
