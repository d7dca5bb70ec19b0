/** Posts to one of our own doors (app/api). The answer is the caller's to read: a refusal is no error here. */
export const postJson = (address: string, value: unknown): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  });
