import { focusNext } from './focusNext';

const PAGE = '<main id="main" tabindex="-1"><button>First</button><button>Next</button></main>';
const [FIRST, NEXT] = [0, 1];

const button = (at: number) => document.querySelectorAll('button')[at];
const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

describe('After a control that goes when it is pressed', () => {
  it('another has the focus', async () => {
    focusNext(() => button(NEXT));
    await drawn();
    expect(button(NEXT)).toHaveFocus();
  });

  it('another has it where the press gave it to the page’s content', async () => {
    document.querySelector('main')?.focus();
    focusNext(() => button(NEXT));
    await drawn();
    expect(button(NEXT)).toHaveFocus();
  });

  it('what the visitor has gone on to keeps it', async () => {
    button(FIRST)?.focus();
    focusNext(() => button(NEXT));
    await drawn();
    expect(button(FIRST)).toHaveFocus();
  });
});
