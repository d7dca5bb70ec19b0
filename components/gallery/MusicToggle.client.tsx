'use client';

import { Icon } from '@/components/ui/Icon';
import { Tool } from '@/components/viewer/Tool';
import { useMusic } from '@/components/viewer/useMusic';
import { useGalleryContext } from './GalleryContext.client';

/** §2: background music loops. It shares its state with the viewer's toggle. */
export function MusicToggle() {
  const { viewerTexts } = useGalleryContext();
  const { isOn, toggle } = useMusic();
  return (
    <Tool label={viewerTexts.viewer.music} isPressed={isOn} onPress={toggle}>
      <Icon name={isOn ? 'sound' : 'silence'} />
    </Tool>
  );
}
