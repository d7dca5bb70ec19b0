import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import en from '@/messages/en.json';
import { Announcement } from './Announcement';

jest.mock('./Call', () => ({
  Call: ({ message }: { message: { lang: string; html: string } }) =>
    `[${message.lang} ${message.html || 'built in'}]`,
}));

function textsFor(...languages: string[]) {
  const page = {
    ...{ title: '', bgImgs: [], uploadUrl: '', notices: { pictures: [], papers: [] } },
    messages: languages.map((lang) => ({ lang, title: '', html: 'written' })),
  };
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <Announcement page={page} />
    </NextIntlClientProvider>,
  );
  return screen.getByText(/written|built in/).textContent;
}

describe('The announcement, in English and Chinese (§2 /exh)', () => {
  it.each([
    [['en', 'zh'], '[en written][zh written]'],
    [['EN', 'ZH'], '[EN written][ZH written]'],
    [['zh-CN', 'en-GB'], '[zh-CN written][en-GB written]'],
    [['zh-CN'], '[zh-CN written][en built in]'],
    [['de'], '[de written][en built in][zh built in]'],
    [[''], '[ written][zh built in]'],
    [[], '[en built in][zh built in]'],
  ])('has of %j: %s', (languages, texts) => expect(textsFor(...languages)).toBe(texts));
});
