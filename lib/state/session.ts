import { SESSION_MAX_AGE_SECONDS } from '@/lib/constants';

/** §4 Session. at: epoch ms of the last time the user was fetched. */
export type Session = { sid: string; at: number };

const MS = 1000;

/** §4: valid if a session id exists and its timestamp is under 7200 seconds old. One from the future is not. */
export function isSessionValid({ sid, at }: Session, now: number): boolean {
  const age = now - at;
  return sid !== '' && age >= 0 && age < SESSION_MAX_AGE_SECONDS * MS;
}
