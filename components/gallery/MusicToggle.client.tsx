'use client';

import { Sign } from '@/components/viewer/Sign';
import { Tool } from '@/components/viewer/Tool';
import { useMusic } from '@/components/viewer/useMusic';
import { useSurroundings } from './GalleryContext.client';

/** §2: background music loops. The same as in the viewer, and the same toggle. */
export function MusicToggle() {
  const { viewerTexts } = useSurroundings();
  const { isOn, toggle } = useMusic();
  return (
    <Tool label={viewerTexts.viewer.music} isPressed={isOn} onPress={toggle}>
      <Sign name={isOn ? 'sound' : 'silence'} />
    </Tool>
  );
}
