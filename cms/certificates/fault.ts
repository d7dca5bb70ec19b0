/** Why a work gets no certificate; the CMS's screen has a text for each (texts). */
export type FaultReason =
  | 'gone'
  | 'notPublished'
  | 'noNumber'
  | 'noPicture'
  | 'numberTaken'
  | 'letters'
  | 'changing'
  | 'failed';

export class CertificateFault extends Error {
  constructor(
    readonly reason: FaultReason,
    readonly detail = '',
  ) {
    super(`${reason} ${detail}`.trim());
  }
}
