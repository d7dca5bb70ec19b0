/** What a visitor sent: the last two change something. */
export type Kind = 'page' | 'search' | 'picture' | 'captcha' | 'favourite';

/**
 * `failed`: any status of 500 and above, a reset, a broken answer or no answer within ten seconds; also any other status than was to
 * be expected. `later`: a 503 with `Retry-After`.
 */
export type Outcome = 'good' | 'failed' | 'later';

export type Asked = {
  kind: Kind;
  phase: string;
  path: string;
  outcome: Outcome;
  why: string;
  ms: number;
};

/** What was counted, in all phases. */
export class Counts {
  phase = '';
  readonly asked: Asked[] = [];
  /** Answers that showed what had been replaced or withdrawn more than ten seconds before. */
  readonly stale: { phase: string; what: string }[] = [];
  readonly acknowledged: { email: string; albumId: number }[] = [];
  /** Right answers to captchas that were called wrong. */
  readonly refusedCaptchas: string[] = [];
  /** Favourites that no try brought through. */
  readonly given: string[] = [];
  readonly resent: string[] = [];
  /** From an editor's acknowledged save until all websites that are up show it, in ms. */
  readonly visible: { phase: string; ms: number }[] = [];
  readonly failedSaves: string[] = [];
  changes = 0;
  withdrawals = 0;

  /** It belongs to the phase in which it ended. */
  addStale = (what: string) => void this.stale.push({ phase: this.phase, what });

  add(asked: Omit<Asked, 'phase'>) {
    this.asked.push({ ...asked, phase: this.phase });
  }

  of(fits: (asked: Asked) => boolean) {
    return this.asked.filter(fits);
  }
}
