import { join } from 'node:path';
import { run } from '../run.mjs';

/** Makes a self-signed certificate for a host name, valid for a day, with openssl; returns the paths of key and certificate. */
export async function makeTlsCertificate(host, folder) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'];
  await run('openssl', ['req', ...kind, '-keyout', key, '-out', cert, ...subject]);
  return { key, cert };
}
