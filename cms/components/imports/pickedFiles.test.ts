import { droppedBy, pickedBy } from './pickedFiles';

const aFile = (name: string) =>
  ({
    ...{ isFile: true, isDirectory: false, name },
    file: (give: (file: File) => void) => give(new File([], name)),
  }) as FileSystemFileEntry;

/** As a browser gives a folder: a hundred entries at a time, and none at the end. */
const aFolder = (name: string, entries: readonly FileSystemEntry[]) =>
  ({
    ...{ isFile: false, isDirectory: true, name },
    createReader: () => {
      const left = [...entries];
      const readEntries = (give: (some: FileSystemEntry[]) => void) => give(left.splice(0, 100));
      return { readEntries };
    },
  }) as FileSystemDirectoryEntry;

const dropped = async (...entries: readonly FileSystemEntry[]) => {
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
  const found = await droppedBy({ items, files: null } as unknown as DataTransfer);
  return found.map(({ name }) => name);
};

const CLASS = aFolder('class 3', [aFile('a.jpg'), aFile('b.jpg')]);

describe('What is dropped', () => {
  it('is all that is in a folder, of which a browser gives a part at a time', async () => {
    const pictures = Array.from({ length: 250 }, (_, index) => aFile(`${index}.jpg`));
    const names = await dropped(aFolder('entries', [aFolder('class 3', pictures)]));
    expect(names).toEqual(pictures.map(({ name }) => `class 3/${name}`));
  });

  it('has the names of its folders, but not that of a folder alone', async () => {
    expect(await dropped(CLASS)).toEqual(['a.jpg', 'b.jpg']);
    const names = await dropped(CLASS, aFile('works.csv'));
    expect(names).toEqual(['class 3/a.jpg', 'class 3/b.jpg', 'works.csv']);
  });
});

it('what is picked has its name in the folder that was picked', () => {
  const files = [
    { name: 'a.jpg', webkitRelativePath: 'entries/class 3/a.jpg' },
    { name: 'b.jpg', webkitRelativePath: '' },
  ];
  const names = pickedBy(files as unknown as FileList).map(({ name }) => name);
  expect(names).toEqual(['class 3/a.jpg', 'b.jpg']);
});
