type Session = { cmsUrl: string; token: string };
type Json = Record<string, never>;

/** The endpoints of the import's screen, as an editor's browser asks them. */
export async function importScreenOf({ cmsUrl, token }: Session, known = '', language = 'en') {
  const ask = async (path: string, init: RequestInit = {}) => {
    const authorization = `JWT ${token}`;
    const headers = { authorization, 'accept-language': language, ...init.headers };
    return fetch(`${cmsUrl}/api/imports${path}`, { ...init, headers });
  };
  const read = async (path: string, init?: RequestInit) => {
    const answer = await ask(path, init);
    return { status: answer.status, body: (await answer.json()) as Json & { fault?: string } };
  };
  const post = (path: string, body: object = {}) =>
    read(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { id } = known ? { id: known } : ((await post('')).body as unknown as { id: string });
  const status = async () => (await read(`/${id}`)).body as unknown as Status;
  /** The import that it shows as the last one. */
  const shown = async () => ({ last: (await status()).last?.id });
  /** Asks until it is so. */
  const until = async (isSo: (now: Status) => boolean, limitMs = 180_000): Promise<Status> => {
    for (const end = Date.now() + limitMs; ;) {
      const now = await status();
      if (isSo(now)) return now;
      if (Date.now() > end) throw new Error(`not within ${limitMs} ms: ${JSON.stringify(now)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  return {
    id,
    ask: (path: string, init?: RequestInit) => ask(`/${id}${path}`, init),
    read: (path: string, init?: RequestInit) => read(`/${id}${path}`, init),
    post: (path: string, body?: object) => post(`/${id}${path}`, body),
    put: (name: string, bytes: Uint8Array | string) =>
      read(`/${id}/files?name=${encodeURIComponent(name)}`, {
        method: 'PUT',
        body: bytes as BodyInit,
      }),
    cancel: async () => post(`/${id}/cancel`, await shown()),
    undo: async () => post(`/${id}/undo`, await shown()),
    status,
    until,
    check: async (sheet: string, mapping = {}) => {
      await post(`/${id}/check`, { sheet, mapping });
      return until(({ batch }) => batch.phase === 'checked' || batch.error !== '');
    },
  };
}

type Counts = { made: number; changed: number; same: number; skipped: number };

/** What tests look at. */
type Status = {
  batch: {
    phase: string;
    error: string;
    counts: (Counts & { total: number }) | null;
    rows: { all: number; told: number; skipped: number };
    headings: { heading: string; key: string }[];
    fault: { row: number; text: string } | null;
    isReachable: boolean;
  };
  files: { pictures: number; sheets: string[]; bytes: number };
  last: {
    id: string;
    phase: string;
    by: string;
    undoer: string;
    counts: Counts;
    done: number;
    total: number;
    error: string;
    failed: { key: string; reason: string }[];
    undone: {
      deleted: number;
      restored: number;
      keptCount: number;
      kept: { key: string; reason: string }[];
    } | null;
  } | null;
};

export type ImportScreen = Awaited<ReturnType<typeof importScreenOf>>;
