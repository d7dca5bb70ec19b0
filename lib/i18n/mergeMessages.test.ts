import { mergeMessages } from './mergeMessages';

describe('mergeMessages', () => {
  const en = { home: { title: 'Hello', text: 'Welcome' }, retry: 'Again' };

  it('takes the translation, and English where it lacks a text', () => {
    const fr = { home: { title: 'Bonjour', text: '' } };
    expect(mergeMessages(en, fr)).toEqual({
      home: { title: 'Bonjour', text: 'Welcome' },
      retry: 'Again',
    });
  });

  it('changes neither', () => {
    const before = structuredClone(en);
    mergeMessages(en, { home: { title: 'Bonjour' } });
    expect(en).toEqual(before);
  });
});
