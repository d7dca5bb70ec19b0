/** What is told of a request of the import's screen; cms/components/imports/texts.ts has the words. */
export const FAULTS = {
  forbidden: 403,
  badName: 400,
  badKind: 400,
  badRequest: 400,
  tooLarge: 413,
  tooMany: 413,
  overBudget: 507,
  diskFull: 507,
  stalled: 408,
  tooBusy: 429,
  running: 409,
  notFinished: 409,
  gone: 404,
  elsewhere: 409,
  noSheet: 409,
  notChecked: 409,
} as const;

/** Why an import is not gone on with. */
export const DIED = 'the CMS ended several times while it imported these rows';

export type FaultName = keyof typeof FAULTS;

export class ImportFault extends Error {
  constructor(
    readonly fault: FaultName,
    readonly value: string | number = '',
  ) {
    super(fault);
  }
}
