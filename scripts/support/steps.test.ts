/** @jest-environment node */
import { endLine, step } from './steps.mjs';

let printed: string;
beforeEach(() => {
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});

/** What was printed, with any times and as few dots as can be. */
const lines = () =>
  printed
    .replace(/ \.+ /g, ' . ')
    .replace(/\d+\.\d s/g, '1 s')
    .split('\n')
    .map((line) => line.trim());

/** Work that goes on until it is ended. */
function work() {
  let end = () => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  return { isOver: () => over, end };
}

describe('A step', () => {
  it('is a line, which says at once what goes on, and then how long it took', async () => {
    const { isOver, end } = work();
    const one = step('One', isOver);
    expect(printed).toBe(`  ${'One '.padEnd(34, '.')} `);
    end();
    await one;
    await step('Two', async () => 'with a note');
    expect(lines()).toEqual(['One . 1 s', 'Two . 1 s  with a note', '']);
  });

  it('that fails says so', async () => {
    const failing = step('One', () => Promise.reject(new Error('no disk')));
    await expect(failing).rejects.toThrow('no disk');
    expect(lines()).toEqual(['One . failed after 1 s', '']);
  });

  it('beside others is told on a line of its own', async () => {
    const [one, two] = [work(), work()];
    const first = step('One', one.isOver);
    const second = step('Two', two.isOver);
    one.end();
    await first;
    two.end();
    await second;
    expect(lines()).toEqual(['One .', 'Two .', 'One . 1 s', 'Two . 1 s', '']);
  });

  it('during which others print, too', async () => {
    await step('One', async () => {
      endLine();
      process.stdout.write('others\n');
    });
    expect(lines()).toEqual(['One .', 'others', 'One . 1 s', '']);
  });
});
