import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = { node: Record<string, { filename?: string }> };

/** What the CMS's screens call besides REST: the server action in their layout. Its name is in the build. */
function actionId(): string {
  const path = join(process.cwd(), 'cms/.next/server/server-reference-manifest.json');
  const { node }: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  const found = Object.entries(node).find(([, { filename = '' }]) =>
    filename.startsWith('cms/app/'),
  );
  if (!found) throw new Error('the build of the CMS names no server action');
  return found[0];
}

/** `headers`: of a session; without them, a stranger asks. */
export async function askServerFunction(
  cmsUrl: string,
  { name, args, headers = {} }: { name: string; args: object; headers?: object },
) {
  const answer = await fetch(`${cmsUrl}/admin`, {
    method: 'POST',
    headers: {
      'next-action': actionId(),
      'content-type': 'text/plain;charset=UTF-8',
      ...headers,
    },
    body: JSON.stringify([{ name, args }]),
    redirect: 'manual',
  });
  return { status: answer.status, text: await answer.text() };
}
