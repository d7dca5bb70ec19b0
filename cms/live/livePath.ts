/** Two dots: no upload is stored under such a name (cms/mediaFiles.ts). */
const NAME = /^live\.([1-9]\d{0,8})\.m3u8$/;

/** Where a live video that shows a recording is found. */
export const livePath = (id: number) => `/video/live.${id}.m3u8`;

/** The id that a file name asks for, if it is a live video's. */
export function liveIdOf(file: string): number | null {
  const id = NAME.exec(file)?.[1];
  return id ? Number(id) : null;
}
