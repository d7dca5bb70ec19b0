/** The first visitor should not wait for the most visited pages. */
const PAGES = ['/', '/fr', '/zh'];

export async function warm(origin) {
  const answers = await Promise.allSettled(
    PAGES.map(async (page) => {
      const answer = await fetch(`${origin}${page}`, { signal: AbortSignal.timeout(30_000) });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${page} answers ${answer.status}`);
    }),
  );
  const failed = answers.filter(({ status }) => status === 'rejected');
  return failed.map(({ reason }) => reason.message).join(', ') || undefined;
}
