/** An editor waits for the answer. */
export const PATIENCE_MS = 10_000;

const SETTINGS = {
  dnsTimeout: PATIENCE_MS,
  connectionTimeout: PATIENCE_MS,
  greetingTimeout: PATIENCE_MS,
  socketTimeout: PATIENCE_MS,
  // Letters are made of our own texts: nothing is read from files or other addresses.
  disableFileAccess: true,
  disableUrlAccess: true,
};

/** Nodemailer takes the settings of a server that is given by its address from there alone. What the address has stays. */
export function withSettings(address: string): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(SETTINGS)) {
    if (!url.searchParams.has(name)) url.searchParams.append(name, String(value));
  }
  return url.href;
}

/** All steps together: the limits above are of one each, and a server that says a little now and then keeps to them. */
export function inTime<T>(sending: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('the mail server is too slow'), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(error), PATIENCE_MS);
  });
  return Promise.race([sending, late]).finally(() => clearTimeout(timer));
}
