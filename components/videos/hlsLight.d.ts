/** The build without subtitles, alternate audio and encryption, which our streams don't have. It has no types. */
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
