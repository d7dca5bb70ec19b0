import { kindOf } from '../../imports/names';

/** A file with its name in the folder that the editor brings. */
export type Picked = { name: string; file: File };

/** The folder itself has no name for the sheet: `entries/class 3/a.jpg` is `class 3/a.jpg`. */
const withoutTop = (path: string) => path.split('/').slice(1).join('/') || path;

export const pickedBy = (list: FileList | null): Picked[] =>
  Array.from(list ?? [], (file) => ({
    file,
    name: file.webkitRelativePath ? withoutTop(file.webkitRelativePath) : file.name,
  }));

const readAll = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  // A browser gives a hundred at a time.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
};

async function filesIn(entry: FileSystemEntry, path: string): Promise<Picked[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return [{ file, name: path + entry.name }];
  }
  const entries = await readAll(entry as FileSystemDirectoryEntry);
  const found: Picked[] = [];
  for (const each of entries) found.push(...(await filesIn(each, `${path}${entry.name}/`)));
  return found;
}

/** Files and folders that were dropped; of a folder that is alone, what is in it. */
export async function droppedBy({ items, files }: DataTransfer): Promise<Picked[]> {
  const entries = Array.from(items).flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return pickedBy(files);
  const found = (await Promise.all(entries.map((entry) => filesIn(entry, '')))).flat();
  const isOneFolder = entries.length === 1 && entries[0]?.isDirectory;
  return isOneFolder ? found.map(({ file, name }) => ({ file, name: withoutTop(name) })) : found;
}

/** What systems and Excel put beside files is not told of. */
const isHidden = (name: string) =>
  name.split('/').some((part) => part.startsWith('.') || part.startsWith('~$')) ||
  /(?:^|\/)(?:Thumbs\.db|desktop\.ini|__MACOSX\/.*)$/i.test(name);

export function sorted(picked: readonly Picked[]) {
  const seen = picked.filter(({ name }) => !isHidden(name));
  const wanted = seen.filter(({ name }) => kindOf(name) !== null);
  return { wanted, aside: seen.length - wanted.length };
}
