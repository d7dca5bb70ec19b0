import type en from '@/messages/en.json';
import type { Locale } from './locales';

export type Messages = typeof en;

/** The texts of a language. None lacks one: the build sees to it (lib/i18n/messageGaps.mjs). */
export async function messagesOf(locale: Locale): Promise<Messages> {
  const { default: messages }: { default: Messages } = await import(`@/messages/${locale}.json`);
  return messages;
}
