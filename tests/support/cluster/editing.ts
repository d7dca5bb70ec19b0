import { setTimeout as wait } from 'node:timers/promises';
import type { editorOf } from '../editor';
import type { Counts } from './counts';
import { FRESH_AFTER_MS, type Truth } from './truth';
import { look, visit, type Front } from './visitors';

export type Withdrawn = { id: string; page: string; picture: string; file: string };

type By = {
  editor: ReturnType<typeof editorOf>;
  front: Front;
  origins: readonly string[];
  counts: Counts;
  truth: Truth;
  /** What visitors ask for. */
  pages: readonly string[];
  /** Works that are renamed in turn, and others that are withdrawn and published again. */
  renamed: readonly string[];
  withdrawn: readonly Withdrawn[];
};

const CHANGE_EVERY_MS = 1000;
const WITHDRAW_EVERY_MS = 4000;
const POLL_MS = 100;
/** A website that is down when it should be looked at is looked at when it is up again. */
const LATEST_MS = 45_000;

/** An editor who changes a work each second, and withdraws one every four: watches every website by itself. */
export function startEditing(by: By) {
  const { editor, front, origins, counts, truth } = by;
  const watching: Set<Promise<unknown>> = new Set();
  let isOver = false;
  let isHolding = false;
  let lastWithdrawal = -Infinity;

  const watch = (work: Promise<unknown>) => {
    const done: Promise<unknown> = work.finally(() => watching.delete(done));
    watching.add(done);
  };

  /** The time until one website shows it; undefined when it doesn't answer. */
  async function untilShown(origin: string, id: string, number: number, since: number) {
    for (;;) {
      const askedAt = performance.now();
      const answer = await look(origin, `/artwork/${id}`);
      if (!answer || answer.status >= 500) return undefined;
      truth.checkText(`${origin}/artwork/${id}`, answer.text, askedAt);
      const shown = truth.shown(id, answer.text) ?? -1;
      if (shown >= number) return performance.now() - since;
      if (askedAt - since > FRESH_AFTER_MS) return Infinity;
      await wait(POLL_MS);
    }
  }

  /** The first answer of one website after the time in which it may be old. */
  async function checkLater(origin: string, since: number, path: string, id = '') {
    await wait(Math.max(0, since + FRESH_AFTER_MS + 50 - performance.now()));
    while (performance.now() - since < LATEST_MS) {
      const askedAt = performance.now();
      const answer = await look(origin, path);
      if (answer?.status === 200 && id) truth.checkThere(origin + path, id, askedAt);
      if (answer?.status === 200) truth.checkText(origin + path, answer.text, askedAt);
      if (answer && answer.status < 500) return;
      await wait(POLL_MS);
    }
  }

  async function watchChange(id: string, number: number, since: number) {
    const times = await Promise.all(origins.map((origin) => untilShown(origin, id, number, since)));
    const isDisturbed = times.includes(undefined);
    if (!isDisturbed)
      counts.visible.push({
        phase: counts.phase,
        ms: Math.max(...times.map((time) => time ?? 0)),
      });
    await Promise.all(origins.map((origin) => checkLater(origin, since, `/artwork/${id}`)));
  }

  async function save(what: string, work: () => Promise<unknown>) {
    try {
      await work();
      return true;
    } catch (error) {
      counts.failedSaves.push(`${counts.phase}: ${what}: ${String(error).slice(0, 120)}`);
      return false;
    }
  }

  async function change() {
    for (let number = 1; !isOver; number += 1) {
      const id = by.renamed[number % by.renamed.length] as string;
      const name = truth.nameOf(id, number);
      if (await save(`change of ${id}`, () => editor.change('albums', id, { name }))) {
        counts.changes += 1;
        const now = performance.now();
        truth.saved(id, number, now);
        watch(watchChange(id, number, now));
      }
      await wait(CHANGE_EVERY_MS);
    }
  }

  async function checkGone({ id, page, picture, file }: Withdrawn, since: number) {
    const paths = [page, picture, file];
    const throughNginx = async (path: string) => {
      await wait(Math.max(0, since + FRESH_AFTER_MS + 50 - performance.now()));
      const askedAt = performance.now();
      const answer = await visit(front, path).catch(() => undefined);
      if (answer?.status === 200) truth.checkThere(`nginx ${path}`, id, askedAt);
    };
    await Promise.all([
      ...paths.map(throughNginx),
      ...origins.flatMap((origin) => paths.map((path) => checkLater(origin, since, path, id))),
    ]);
  }

  async function checkBack({ id, page }: Withdrawn) {
    truth.publishing(id);
    if (!(await save(`return of ${id}`, () => editor.change('albums', id, {})))) return;
    await wait(FRESH_AFTER_MS + 50);
    for (const origin of origins) {
      const answer = await look(origin, page);
      if (answer?.status === 404)
        counts.addStale(`${origin}${page} is missing, though published again`);
    }
  }

  /** Everybody has seen it before it goes; when it is gone, it comes again. */
  async function withdrawOne(work: Withdrawn) {
    const { id, page, picture, file } = work;
    for (const path of [page, picture, file]) {
      await visit(front, path).catch(() => undefined);
      await Promise.all(origins.map((origin) => look(origin, path)));
    }
    if (!(await save(`withdrawal of ${id}`, () => editor.takeDown('albums', id)))) return;
    counts.withdrawals += 1;
    const now = performance.now();
    lastWithdrawal = now;
    truth.withdrawn(id, now);
    watch(checkGone(work, now).then(() => (isOver ? undefined : checkBack(work))));
  }

  async function withdraw() {
    for (let at = 0; !isOver && at < by.withdrawn.length;) {
      if (!isHolding) await withdrawOne(by.withdrawn[at++] as Withdrawn);
      await wait(WITHDRAW_EVERY_MS);
    }
  }

  const all = [change(), withdraw()];
  return {
    /** Withdraws nothing more until the returned function is called; resolves when every website has all pages without what was withdrawn. */
    holdWithdrawals: async () => {
      isHolding = true;
      await wait(WITHDRAW_EVERY_MS);
      await wait(Math.max(0, lastWithdrawal + FRESH_AFTER_MS - performance.now()));
      for (const path of by.pages) await Promise.all(origins.map((origin) => look(origin, path)));
      return () => void (isHolding = false);
    },
    stop: async () => {
      isOver = true;
      await Promise.all(all);
      await Promise.all(watching);
    },
  };
}
