import ar from '@/messages/ar.json';
import ru from '@/messages/ru.json';
import { fill } from './fill';

describe('fill', () => {
  it('puts values in the place of their names, and nothing where there is none', () => {
    expect(fill('{position} of {total}{end}', { position: 6, total: 150 })).toBe('6 of 150');
  });

  it.each([
    ['1', '1 год'],
    ['4', '4 года'],
    ['10', '10 лет'],
    ['21', '21 год'],
    ['8–10', '8–10 лет'],
  ])('says an age of %s in Russian', (age, said) => {
    expect(fill(ru.work.age, { age }, 'ru')).toBe(said);
  });

  it.each([
    ['2', 'سنتان'],
    ['7', '7 سنوات'],
    ['12', '12 سنة'],
    ['8–10', '8–10 سنة'],
  ])('says an age of %s in Arabic', (age, said) => {
    expect(fill(ar.work.age, { age }, 'ar')).toBe(said);
  });

  it('leaves words round a plural alone', () => {
    expect(fill('At {n, plural, one {one} other {{n} all}} and {x}', { n: 5, x: 'y' })).toBe(
      'At 5 all and y',
    );
  });
});
