/** English, for a viewer of this name. */
export const pictureViewerTexts = (viewer: string) => ({
  viewer,
  position: '{number}/{total}',
  close: 'Close',
  zoom: 'Zoom',
  previous: 'Previous',
  next: 'Next',
  failed: 'Failed',
});
