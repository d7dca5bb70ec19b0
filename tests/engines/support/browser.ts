import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ELEMENT, type Send } from './webdriver';

type Size = { width: number; height: number };
export type Wishes = { scripts: boolean };
export type Started = { send: Send; children: ChildProcess[] };
type Start = (folder: string, wishes: Wishes) => Promise<Started>;
type Point = { x: number; y: number };

/** An element that is shown, by a selector and a part of its name or text; or only whether there is one. */
function findShown(selector: string, name: string, isOnlyAsked = false) {
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    const said = `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`;
    const isShown = width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
    return isShown && said.replaceAll(/\s+/g, ' ').includes(name);
  });
  return isOnlyAsked ? Boolean(found) : found;
}

/** A browser of any engine, as the stories use it. */
export class Browser {
  constructor(
    private readonly send: Send,
    private readonly base: string,
  ) {}

  /** Opens an address of the website, and waits until that page and no other has loaded. */
  async open(path: string) {
    const { href, pathname } = new URL(path, this.base);
    const isThere = () =>
      this.run(
        (wanted) => document.readyState === 'complete' && location.pathname === wanted,
        pathname,
      );
    await this.send('Navigate', { url: href });
    await this.until(`${path} has not loaded`, isThere);
  }

  private async until(complaint: string, isSo: () => Promise<boolean>) {
    for (let tries = 0; tries < 200; tries += 1) {
      if (await isSo()) return;
      await wait(100);
    }
    throw new Error(complaint);
  }

  /** Runs a function in the page: it may use only its arguments. */
  async run<T, A extends unknown[]>(act: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    const script = `return (${act}).apply(null, arguments)`;
    return (await this.send('ExecuteScript', { script, args })) as Awaited<T>;
  }

  /** Whether something is shown. The element itself may be gone on its way here. */
  async shows(selector: string, name = ''): Promise<boolean> {
    return Boolean(await this.run(findShown, selector, name, true));
  }

  /** What is only there once its island is hydrated comes a moment after the page. */
  private async find(selector: string, name: string): Promise<string> {
    let id: unknown;
    await this.until(`nothing is shown like ${selector} “${name}”`, async () => {
      const found: unknown = await this.run(findShown, selector, name);
      id = found && Reflect.get(Object(found), ELEMENT);
      return Boolean(id);
    });
    return String(id);
  }

  async click(selector: string, name = '') {
    await this.send('ElementClick', { id: await this.find(selector, name) });
  }

  /** Types into a field in place of what is there. */
  async fill(selector: string, text: string) {
    const id = await this.find(selector, '');
    await this.send('ElementClear', { id });
    await this.send('ElementSendKeys', { id, text });
  }

  /** Presses keys, one after the other; special ones by their code points in WebDriver. */
  async press(...keys: string[]) {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.act({ type: 'key', id: 'keys', actions });
  }

  /** A finger, or a mouse in an engine that has no touch here, goes from one place to another. */
  async drag(from: Point, to: Point) {
    const { x, y } = from;
    const half = { x: Math.round((x + to.x) / 2), y: Math.round((y + to.y) / 2) };
    const steps = [half, to].map((place) => ({ type: 'pointerMove', duration: 80, ...place }));
    await this.act({
      type: 'pointer',
      id: 'finger',
      parameters: { pointerType: 'touch' },
      actions: [
        { type: 'pointerMove', duration: 0, x, y },
        { type: 'pointerDown', button: 0 },
        ...steps,
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  private async act(source: object) {
    await this.send('PerformActions', { actions: [source] });
    await this.send('ReleaseActions');
  }

  /** The page's size, not the window's. */
  async resize({ width, height }: Size) {
    const around = await this.run(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
    const [more = 0, higher = 0] = around;
    await this.send('SetWindowRect', { x: 0, y: 0, width: width + more, height: height + higher });
    await this.until(`the window is not ${width} px wide`, () =>
      this.run((wanted) => innerWidth === wanted, width),
    );
  }

  async address() {
    const { pathname, search } = new URL(String(await this.send('GetCurrentURL')));
    return pathname + search;
  }

  async back() {
    await this.send('Back');
  }

  /** A PDF, on the paper that the page asks for. */
  async print() {
    const page = { width: 21, height: 29.7 };
    return Buffer.from(String(await this.send('Print', { page })), 'base64');
  }

  async picture() {
    return Buffer.from(String(await this.send('TakeScreenshot', { full: false })), 'base64');
  }
}

/** A browser with a folder of its own, which ends with its folder. */
export async function startBrowser(start: Start, base: string, wishes: Wishes) {
  const folder = mkdtempSync(join(tmpdir(), 'one-world-engine-'));
  const { send, children } = await start(folder, wishes);
  return {
    browser: new Browser(send, base),
    stop: async () => {
      await Promise.race([send('DeleteSession').catch(() => null), wait(5000)]);
      // With its own children: each is the first of its group.
      for (const { pid } of children) if (pid) process.kill(-pid, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
