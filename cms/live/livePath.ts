/** With two dots: no upload is stored under such a name (cms/files/mediaFiles.ts). */
const NAME = /^live\.([1-9]\d{0,8})\.m3u8$/;

/** The path of a live video that shows a recording. */
export const livePath = (id: number) => `/video/live.${id}.m3u8`;

/** The live video's id in a file name; null for other files. */
export function liveIdOf(file: string): number | null {
  const id = NAME.exec(file)?.[1];
  return id ? Number(id) : null;
}
