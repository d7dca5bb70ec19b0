import type { useTranslations } from 'next-intl';
import type { PictureViewerTexts } from './openViewer';

type Translate = ReturnType<typeof useTranslations<'home.past'>>;

/** The viewer's texts: those of the past exhibitions, except its name. */
export const pictureViewerTexts = (viewer: string, t: Translate): PictureViewerTexts => ({
  viewer,
  position: t('position', { number: '{number}', total: '{total}' }),
  close: t('close'),
  zoom: t('zoom'),
  previous: t('previous'),
  next: t('next'),
  failed: t('failed'),
});
