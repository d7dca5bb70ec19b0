import { ImportFault } from './faults';
import { checkedName, kindOf } from './names';

const faultOf = (name: unknown) => {
  try {
    checkedName(name);
    return '';
  } catch (error) {
    return error instanceof ImportFault ? error.fault : String(error);
  }
};

describe('Names of files that editors bring', () => {
  it('are taken with folders, in every writing', () => {
    for (const name of ['a.jpg', 'class 3/Zoé 2.PNG', '三年级/小船.webp', 'سفينة.jpeg', 'w.csv']) {
      expect(checkedName(name)).toBe(name.normalize('NFC'));
    }
    expect(checkedName('Zoe\u0301.jpg')).toBe('Zo\u00e9.jpg');
  });

  it('never lead out of their folder, and hide nothing', () => {
    const names = [
      ...['../a.jpg', 'a/../../b.jpg', '/etc/a.jpg', 'a//b.jpg', './a.jpg', '.a.jpg', 'a/.b.jpg'],
      ...['..\\a.jpg', 'C:\\a.jpg', 'a\0.jpg', 'a\n.jpg', 'a\u202egpj.jpg', '', '/', '..', null],
      ...['~$works.xlsx', `${'x'.repeat(300)}.jpg`, 'a/b/c/d/e/f/g.jpg', ['a.jpg']],
    ];
    for (const name of names) expect([name, faultOf(name)]).toEqual([name, 'badName']);
  });

  it('are of sheets and pictures only', () => {
    for (const name of ['a.svg', 'a.html', 'a.mp4', 'a.zip', 'jpg', 'a.jpg.exe']) {
      expect([name, faultOf(name)]).toEqual([name, 'badKind']);
    }
    expect([kindOf('a.CSV'), kindOf('a.xls'), kindOf('a.heic')]).toEqual([
      'sheet',
      'sheet',
      'picture',
    ]);
  });
});
