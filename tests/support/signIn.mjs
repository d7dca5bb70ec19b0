/** @typedef {{ user?: { id: number }, errors?: { message: string }[] }} Body */

/**
 * An editor signs in to the CMS. The cookie is as a browser sends it back.
 * @param {string} cmsUrl
 * @param {{ email: string, password: string }} editor
 * @param {string} [from] the address of the editor's network, as a trusted proxy names it
 * @returns {Promise<{ status: number, token: string, cookie: string, body: Body }>}
 */
export async function signIn(cmsUrl, { email, password }, from) {
  const answer = await fetch(`${cmsUrl}/api/editors/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(from && { 'x-visitor': from }) },
    body: JSON.stringify({ email, password }),
  });
  const body = await answer.json();
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { status: answer.status, token: body.token, cookie, body };
}
