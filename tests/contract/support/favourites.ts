import { putCaptcha, type openDatabase } from './database';
import { aVisitor } from './service';

type Run = ReturnType<typeof openDatabase>['run'];

export const favouritesOf = (run: Run, email: string) =>
  run('SELECT album_id, name FROM favourites WHERE email = ?', [email]);

/** The e-mail of a visitor with a captcha. */
export async function collectorWith(run: Run, answer: string): Promise<string> {
  const { email } = aVisitor();
  await putCaptcha(run, email, answer);
  return email;
}
