type Event = Pick<
  MouseEvent | KeyboardEvent,
  'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>;

/** A click or a key that is ours to act on: nobody has yet, and the browser isn't asked for a new tab or window. */
export const isPlain = ({ defaultPrevented, ctrlKey, metaKey, shiftKey, altKey }: Event) =>
  !(defaultPrevented || ctrlKey || metaKey || shiftKey || altKey);
