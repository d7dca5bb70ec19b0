import ar from '@/messages/ar.json';
import es from '@/messages/es.json';
import fr from '@/messages/fr.json';
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

  it('says an age in French and Spanish', () => {
    expect(fill(fr.work.age, { age: '1' }, 'fr')).toBe('1\u00a0an');
    expect(fill(fr.work.age, { age: '8–10' }, 'fr')).toBe('8–10\u00a0ans');
    expect(fill(es.work.age, { age: '1' }, 'es')).toBe('1 año');
    expect(fill(es.work.age, { age: '7' }, 'es')).toBe('7 años');
  });

  it('leaves words round a plural alone', () => {
    expect(fill('At {n, plural, one {one} other {{n} all}} and {x}', { n: 5, x: 'y' })).toBe(
      'At 5 all and y',
    );
  });
});
