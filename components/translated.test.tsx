import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Film, LiveWords } from '@/lib/pages/film';
import { EMPTY_QUERY } from '@/lib/state/certificateQuery';
import { readGalleryQuery } from '@/lib/state/galleryQuery';
import en from '@/messages/en.json';
import { translate } from '@/tests/support/translator';
import { NumberForm } from './certificate/NumberForm.client';
import { CaptchaWays } from './favorite/CaptchaWays.client';
import { Field } from './favorite/Field';
import { ListState } from './gallery/ListState.client';
import { keepTexts } from './shelf/keepTexts';
import { KeepButton } from './shelf/KeepButton.client';
import { Toast } from './ui/Toast.client';
import { LiveNotice } from './videos/LiveNotice.client';
import { Panel } from './videos/Panel';
import { StreamStatus } from './videos/StreamStatus.client';

jest.mock('./gallery/GalleryContext.client', () => ({
  useGalleryContext: () => ({
    ...{ locale: 'en', countries: [] },
    texts: jest.requireActual('@/messages/en.json').gallery,
  }),
}));

const ignore = () => {};

const field = (error: string) => (
  <Field id="name" label="Name" error={error}>
    <input id="name" />
  </Field>
);

const numberForm = (warning: 'empty' | 'tooLong') => (
  <NumberForm
    texts={en.certificate}
    name="num"
    query={{ ...EMPTY_QUERY, warning }}
    onType={ignore}
    onRequest={ignore}
  />
);

const toast = (text: string) => <Toast tone="warn" text={text} count={1} />;

const listState = (status: 'idle' | 'loading') => (
  <ListState
    query={readGalleryQuery(new URLSearchParams('labelIds=2022&name=sea'))}
    isKeywordEmpty={false}
    total={3}
    status={status}
    onAll={ignore}
    onChange={ignore}
  />
);

const captchaWays = (kind: 'picture' | 'sound') => (
  <CaptchaWays
    captcha={{ kind, status: 'ready', url: '' }}
    hasSound
    texts={en.favorite.captcha}
    onLoad={ignore}
  />
);

const { live, facts } = en.videos;

const streamStatus = (retryIn: number | null) => (
  <StreamStatus retryIn={retryIn} texts={live} onRetry={ignore} onGone={ignore} />
);

const words: LiveWords = { sTime: 1, eTime: 2, starts: 'one', ends: 'two', phase: 'before' };
const film: Film = {
  ...{ id: '7', href: '/videosLive?id=7', name: 'A walk', pageTitle: '', date: '' },
  ...{ description: '', descriptionLang: '', facts: [], videoUrl: '', outsideUrl: '' },
  ...{ poster: '', imgUrl: '', width: 1280, height: 720, tracks: [], live: words },
};

const panel = (phase: 'before' | 'during') => (
  <Panel film={film} phase={phase} locale="en" texts={en.videos} />
);

const notice = (phase: 'before' | 'after') => (
  <LiveNotice ref={null} {...{ film, phase }} live={words} locale="en" texts={en.videos} />
);

describe('On a page that the browser has translated', () => {
  it.each([
    ['a fault goes', field('Too long'), field(''), 'Name', 'Too long'],
    ['another fault is said', field('Too long'), field('Too short'), 'Too short', 'Too long'],
    [
      'another fault of a number is said',
      numberForm('empty'),
      numberForm('tooLong'),
      en.certificate.tooLong,
      en.certificate.empty,
    ],
    ['another notice is shown', toast('One'), toast('Two'), 'Two', 'One'],
    [
      'works are looked for once more',
      listState('idle'),
      listState('loading'),
      en.gallery.loading,
      'Works found: 3',
    ],
    [
      'the picture of a captcha is offered',
      captchaWays('picture'),
      captchaWays('sound'),
      en.favorite.captcha.picture,
      en.favorite.captcha.listen,
    ],
    ['a stream is back', streamStatus(4), streamStatus(null), live.back, live.failedText],
    ['a broadcast begins', panel('before'), panel('during'), live.badge, live.soon],
    ['its times are told', panel('before'), panel('during'), facts.started, facts.starts],
    ['a broadcast is over', notice('before'), notice('after'), 'It ended on two.', live.reload],
  ])('%s', (_, before, after, said, gone) => {
    const { container, rerender } = render(before);
    expect(container).toHaveTextContent(gone);
    translate();
    rerender(after);
    expect(container).toHaveTextContent(said);
    expect(container).not.toHaveTextContent(gone);
  });

  it('a work can be kept, and taken off again', async () => {
    const texts = keepTexts(en.shelf);
    render(<KeepButton id="7" locale="en" texts={texts} />);
    translate();
    await userEvent.click(screen.getByRole('button', { name: texts.keep }));
    expect(screen.getByRole('button', { name: texts.remove })).toBeVisible();
  });
});
