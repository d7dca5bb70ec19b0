import type { Counts } from './counts';

/** What an editor changed is seen everywhere by then (docs/decisions/0037, 0038). */
export const FRESH_AFTER_MS = 10_000;

type Saved = { number: number; at: number };
type Span = { from: number; until: number };

/** What the editor has saved, and when: tells which answers are too old. Times are those of `performance.now()`. */
export class Truth {
  readonly #saved = new Map<string, Saved[]>();
  readonly #gone = new Map<string, Span>();

  constructor(private readonly counts: Counts) {}

  /** The name of a work that the editor has changed so many times. */
  nameOf = (id: string, number: number) => `Tide ${number} of work ${id}.`;

  /** The save was acknowledged. */
  saved(id: string, number: number, at = performance.now()) {
    this.#saved.set(id, [...(this.#saved.get(id) ?? []), { number, at }]);
  }

  /** Withdrawn: acknowledged now, until it is published again. */
  withdrawn = (id: string, at = performance.now()) =>
    void this.#gone.set(id, { from: at, until: Infinity });

  /** About to be published again. */
  publishing(id: string, at = performance.now()) {
    const span = this.#gone.get(id);
    if (span) span.until = at;
  }

  /** The number that whoever asks at that time must at least be shown. */
  #oldestAllowed(id: string, askedAt: number) {
    const due = (this.#saved.get(id) ?? []).filter(({ at }) => at <= askedAt - FRESH_AFTER_MS);
    return Math.max(0, ...due.map(({ number }) => number));
  }

  /** The lowest number that a text shows of a work; undefined when it doesn't show the work by such a name. */
  shown(id: string, text: string) {
    const found = [...text.matchAll(new RegExp(`Tide (\\d+) of work ${id}\\.`, 'g'))];
    return found.length > 0 ? Math.min(...found.map(([, number]) => Number(number))) : undefined;
  }

  /** Looks at every work that the text names. */
  checkText(where: string, text: string, askedAt: number) {
    for (const id of this.#saved.keys()) {
      const shown = this.shown(id, text);
      const allowed = this.#oldestAllowed(id, askedAt);
      if (shown !== undefined && shown < allowed)
        this.counts.addStale(`${where} shows ${shown} of ${id}, not ${allowed}`);
    }
  }

  /** A page, picture or file of this work was there. */
  checkThere(where: string, id: string, askedAt: number) {
    const { from, until } = this.#gone.get(id) ?? { from: Infinity, until: Infinity };
    if (from <= askedAt - FRESH_AFTER_MS && askedAt < until)
      this.counts.addStale(`${where} still shows the withdrawn ${id}`);
  }
}
