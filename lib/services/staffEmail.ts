import 'server-only';
import { attempt } from '../attempt';
import { getWebContent } from './webContent';

const ADDRESS = /[^\s@]+@[^\s@]+\.[^\s@]+/;

/** Where the footer says that staff can be written to; '' when it doesn't, or can't be read. */
export async function staffEmail(locale: string): Promise<string> {
  const footer = await attempt(getWebContent('footer', locale));
  if (!footer.ok) return '';
  const { addr, service } = footer.value;
  return ADDRESS.exec(`${service.desc} ${addr.desc}`)?.[0] ?? '';
}
