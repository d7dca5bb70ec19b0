import 'server-only';
import { attempt } from '../attempt';
import { emailIn } from '../validation/email';
import { getWebContent } from './webContent';

/** The staff's e-mail address in the footer; '' when it has none or can't be loaded. */
export async function staffEmail(locale: string): Promise<string> {
  const footer = await attempt(getWebContent('footer', locale));
  if (!footer.ok) return '';
  const { addr, service } = footer.value;
  return emailIn(`${service.desc} ${addr.desc}`);
}
