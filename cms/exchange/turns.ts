/** Exports that run at the same time in one process of the CMS. */
const MOST = 3;

const running = new Set<string>();

/** One export at a time for each editor. Null: not now. The turn ends when the returned function is called. */
export function takeTurn(editor: string): (() => void) | null {
  if (running.has(editor) || running.size >= MOST) return null;
  running.add(editor);
  let isMine = true;
  return () => {
    if (isMine) running.delete(editor);
    isMine = false;
  };
}
