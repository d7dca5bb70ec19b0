import type { FaultReason } from '../fault';
import { ar } from './ar';
import { en, type CertificateTexts } from './en';
import { es } from './es';
import { fr } from './fr';
import { ru } from './ru';
import { zh } from './zh';

export type { CertificateTexts };

const TEXTS: Readonly<Record<string, CertificateTexts>> = { ar, en, es, fr, ru, zh };

/** In the editor's language; English where it is another. */
export const textsIn = (language: string): CertificateTexts => TEXTS[language] ?? en;

export const reasonIn = (texts: CertificateTexts, reason: FaultReason): string =>
  reason === 'failed' ? texts.faultFailed : texts[reason];
