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

  it.each([
    ['1', '1 year old'],
    ['7', '7 years old'],
    ['8–10', '8–10 years old'],
  ])('puts an age of %s in the place of #', (age, said) => {
    const text = '{age, plural, one {# year old} other {# years old}}';
    expect(fill(text, { age })).toBe(said);
  });

  it.each([
    [0, 'none of 9'],
    [1, 'a single one'],
    [21, '21 штука'],
    [5, '5 штук'],
  ])('takes the form of %s itself before that of its kind', (n, said) => {
    const text = '{n,plural,=0{none of { all }}=1{a single one}one{# штука}many{# штук}other{#}}';
    expect(fill(text, { n, all: 9 }, 'ru')).toBe(said);
  });

  it('leaves a # outside a plural alone, and what a value brings along', () => {
    expect(fill('#{n}', { n: 5 })).toBe('#5');
    expect(fill('{n, plural, other {# works}}', { n: '{x}', x: 'y' })).toBe('{x} works');
  });

  it('leaves words round a plural alone', () => {
    expect(fill('At {n, plural, one {one} other {{n} all}} and {x}', { n: 5, x: 'y' })).toBe(
      'At 5 all and y',
    );
  });
});
