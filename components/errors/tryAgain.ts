/** Webpack and React remember a script that was lost as long as the document lives: it is loaded anew. */
export function tryAgain(error: Error, retry: () => void) {
  if (error.name === 'ChunkLoadError') window.location.reload();
  else retry();
}
