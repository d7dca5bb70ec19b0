'use client';

import { useRef } from 'react';
import { focusNext } from '@/lib/client/focusNext';
import { useGoneWithFocus } from '@/lib/client/useGoneWithFocus';

type Props = Omit<React.ComponentProps<'button'>, 'type' | 'ref'> & {
  video: React.RefObject<HTMLVideoElement | null>;
};

/** A button over the film. It may go by a key, with the focus: then the film has it. */
export function ScreenButton({ video, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useGoneWithFocus(button, () => focusNext(() => video.current));
  return <button {...props} type="button" ref={button} />;
}
