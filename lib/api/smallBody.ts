import 'server-only';

export const LARGEST_BODY = 4 * 1024;

/** The body as text; null when it is longer than a form of ours can be, whatever its header says. */
export async function smallBody({ body }: Request): Promise<string | null> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > LARGEST_BODY) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
