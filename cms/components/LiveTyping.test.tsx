import { act, render } from '@testing-library/react';
import { LiveTyping } from './LiveTyping.client';
import { ask, Refusal } from './ask';

const mockPlace = { id: 5, collectionSlug: 'albums', hasSavePermission: true };
const mockPreview = {
  appIsReady: false,
  iframeRef: { current: null },
  isLivePreviewing: true,
  setIsLivePreviewing: jest.fn(),
  setURL: jest.fn(),
  url: 'http://localhost/api/live',
};
const mockTold = jest.fn();
jest.mock('payload/shared', () => ({ reduceFieldsToValues: () => ({}) }));
jest.mock('./ask', () => ({ ...jest.requireActual('./ask'), ask: jest.fn() }));
jest.mock('@payloadcms/ui', () => ({
  toast: { error: (text: string) => mockTold(text) },
  useAllFormFields: () => [{}],
  useDocumentInfo: () => mockPlace,
  useEditDepth: () => 1,
  useLivePreviewContext: () => mockPreview,
  useLocale: () => ({ code: 'fr' }),
  useTranslation: () => ({ t: (key: string) => key }),
}));

const answers = jest.mocked(ask);
const draw = () => act(async () => void render(<LiveTyping />));

beforeEach(() => {
  jest.clearAllMocks();
  mockPlace.hasSavePermission = true;
});

test('a document is opened in the frame, in its language', async () => {
  const url = 'https://site.example/api/preview?live=x';
  answers.mockResolvedValue({ url, live: 'x' });
  await draw();
  expect(answers.mock.calls[0]?.[0]).toBe(
    '/api/live/albums/5?locale=fr&origin=http%3A%2F%2Flocalhost',
  );
  expect(mockPreview.setURL.mock.calls).toEqual([[url]]);
  expect(mockTold).not.toHaveBeenCalled();
});

test('whoever may not write there is offered none', async () => {
  mockPlace.hasSavePermission = false;
  await draw();
  expect(answers).not.toHaveBeenCalled();
  expect(mockPreview.setURL.mock.calls).toEqual([['about:blank']]);
});

test.each([
  ['a session that has ended', new Refusal('You are not signed in.', '', 401)],
  ['no secret', new Refusal('PREVIEW_SECRET is not set.', '', 503)],
])('%s is told, and the button stays', async (_, refusal) => {
  answers.mockRejectedValue(refusal);
  await draw();
  expect(mockTold.mock.calls).toEqual([[refusal.fault]]);
  expect(mockPreview.setIsLivePreviewing.mock.calls).toEqual([[false]]);
  expect(mockPreview.setURL).not.toHaveBeenCalled();
});

test('a lost connection too', async () => {
  answers.mockRejectedValue(new Refusal('stalled'));
  await draw();
  expect(mockTold.mock.calls).toEqual([['error:unspecific']]);
});
