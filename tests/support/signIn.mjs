/**
 * An editor signs in to the CMS. The cookie is as a browser sends it back.
 * @param {string} cmsUrl
 * @param {{ email: string, password: string }} editor
 * @returns {Promise<{ status: number, token: string, cookie: string }>}
 */
export async function signIn(cmsUrl, { email, password }) {
  const answer = await fetch(`${cmsUrl}/api/editors/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = await answer.json();
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { status: answer.status, token, cookie };
}
