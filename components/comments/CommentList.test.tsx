import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import type { CommentPage } from '@/lib/state/comments';
import { comments as texts } from '@/messages/en.json';
import { translate } from '@/tests/support/translator';
import { CommentList } from './CommentList.client';
import { Comments } from './Comments.client';

const aPage = (from: number, count: number): CommentPage => ({
  items: Array.from({ length: count }, (_, index) => ({
    id: String(from + index),
    albumId: '7',
    username: 'Ann',
    userHead: '',
    comment: `Bravo ${from + index}`,
    date: '2024-07-14',
  })),
  given: count,
  total: 21,
});

/** Always in view: the end of the list is reached at once. */
class InSight {
  constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.notify([{ isIntersecting: true }]);
  disconnect = () => {};
}

/** The endpoint: its first page has one comment less, as an invalid one was dropped. */
function anEndpoint() {
  const endpoint = { isDown: false, next: aPage(20, 1) };
  global.fetch = jest.fn(async (address: RequestInfo | URL) => {
    const { isDown, next } = endpoint;
    const isFirst = String(address).endsWith('start=0');
    const page = isFirst ? { ...aPage(0, 19), given: 20 } : next;
    return { ok: !isDown, status: isDown ? 502 : 200, json: async () => page } as Response;
  });
  return endpoint;
}

beforeEach(() => Object.assign(window, { IntersectionObserver: InSight }));

const list = () => (
  <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
    <CommentList albumId="7" texts={texts} />
  </SWRConfig>
);

describe('The comments of a work', () => {
  it('go on after a page of which one could not be read (§4)', async () => {
    anEndpoint();
    render(list());
    await screen.findByText('Bravo 20');
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
    expect(screen.getByText(texts.end)).toBeVisible();
  });

  it('come where the browser has translated that they are on their way', async () => {
    anEndpoint();
    render(list());
    translate();
    await screen.findByText('Bravo 20');
    expect(screen.getByText(texts.end)).toBeVisible();
    expect(screen.queryByText(texts.loading)).toBeNull();
  });

  it('that cannot be loaded leave a heading and a button, and no message (§8)', async () => {
    const endpoint = anEndpoint();
    endpoint.isDown = true;
    const { container } = render(list());
    const more = await screen.findByRole('button', { name: texts.more });
    expect(container).toHaveTextContent(new RegExp(`^${texts.title} ${texts.more}$`));
    endpoint.isDown = false;
    await userEvent.click(more);
    await screen.findByText('Bravo 20');
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });

  it('have the focus when they come, and leave it at the button while they don’t', async () => {
    const endpoint = anEndpoint();
    endpoint.isDown = true;
    render(list());
    const more = await screen.findByRole('button', { name: texts.more });
    await userEvent.click(more);
    await waitFor(() => expect(global.fetch).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(more).toHaveAttribute('aria-busy', 'false'));
    expect(more).toHaveFocus();
    endpoint.isDown = false;
    await userEvent.click(more);
    await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveFocus());
  });

  it('that were there already leave the focus to what is said at their end', async () => {
    const endpoint = anEndpoint();
    endpoint.isDown = true;
    render(
      <SWRConfig value={{ shouldRetryOnError: false }}>
        <Comments albumId="7" texts={texts} initial={aPage(0, 20)} />
      </SWRConfig>,
    );
    const more = await screen.findByRole('button', { name: texts.more });
    endpoint.next = aPage(19, 1);
    endpoint.isDown = false;
    await userEvent.click(more);
    await waitFor(() => expect(screen.getByText(texts.end)).toHaveFocus());
  });

  it('interrupt no screen reader: each painting of a slideshow has them', async () => {
    anEndpoint();
    const { container } = render(list());
    const live = '[role=status], [role=alert], [role=log], [aria-live]';
    expect(screen.getByText(texts.loading)).toBeVisible();
    expect(container.querySelector(live)).toBeNull();
    await screen.findByText('Bravo 20');
    expect(container.querySelector(live)).toBeNull();
  });

  it('that the server could not read leave a page without a message, for the browser to ask again', () => {
    const html = renderToString(<Comments albumId="7" texts={texts} />);
    expect(html).toContain(texts.title);
    // Hidden without JavaScript (CommentList.module.css).
    expect(html).toMatch(new RegExp(`data-loading[^>]*>${texts.loading}`));
  });
});
