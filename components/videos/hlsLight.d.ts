/** The build without subtitles, other sound tracks and encryption: our streams have none. It comes without types. */
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
