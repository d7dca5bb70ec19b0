import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import type {
  CollectionAfterLoginHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { fingerprintsBy } from '@/lib/fingerprints.mjs';
import { PAYLOAD_SECRET } from '../env';
import { EDITOR_NETWORK_HEADER } from '../http/peerAddress';
import { refusal } from '../refusal';
import { say } from '../words/words';

/** Failed tries an hour. */
const PER_NETWORK = 30;
const PER_ACCOUNT_AND_NETWORK = 10;
/** From all networks where this account never signed in before: a stranger uses up these, not the editor's own. */
const PER_ACCOUNT = 100;
const KNOWN_MS = 30 * 24 * 60 * 60_000;

const MOST_RESETS = { network: 10, account: 3 } as const;
const TOO_MANY_REQUESTS = 429;

const hash = fingerprintsBy(PAYLOAD_SECRET, 'sign-in');

const normalised = (email: unknown) =>
  typeof email === 'string' ? email.trim().toLowerCase() : '';
const networkOf = ({ headers }: PayloadRequest) => headers.get(EDITOR_NETWORK_HEADER) ?? 'unknown';

const keyOfAccount = (email: string) => `sign-in:${hash('account', email)}`;

/** No address is stored, only what can't be turned back into one. */
function keysOf(email: string, req: PayloadRequest) {
  const network = networkOf(req);
  return {
    network: `sign-in:${hash('network', network)}`,
    both: `${keyOfAccount(email)}:${hash('both', email, network)}`,
    account: keyOfAccount(email),
    known: `sign-in:${hash('known', email, network)}`,
  };
}

/** Imported dynamically, as the queries import the configuration. */
const counting = async () => ({
  ...(await import('../queries/rateLimits')),
  ...(await import('../queries/signIns')),
});

const refuse = (req: PayloadRequest) =>
  refusal(
    say(
      req.i18n.language,
      'Too many tries to sign in. Wait an hour, or ask those who run this website for a new password.',
    ),
    TOO_MANY_REQUESTS,
  );

/** As Payload counts a password. */
const ROUNDS = 600_000;
const BYTES = 32;

/** Payload looks at the password only of who is an editor: how long a refusal takes would tell who is one. */
async function takeAsLong(email: string, password: unknown) {
  // Without a password it looks for nobody.
  if (typeof password !== 'string' || !password.trim()) return;
  const { hasAccount } = await counting();
  if (!(await hasAccount(email))) await promisify(pbkdf2)(password, email, ROUNDS, BYTES, 'sha256');
}

/**
 * Instead of locking the account, as Payload does: who knows an editor's e-mail could keep the editor out. Each try counts before the
 * password is looked at, so that many at once don't pass; it is given back when it was right.
 */
export const limitSignIns: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args;
  const { data } = args as { data?: { email?: unknown; password?: unknown } };
  const email = normalised(data?.email);
  const keys = keysOf(email, req);
  const now = Date.now();
  const { isWithinLimit, isRemembered } = await counting();
  const isAllowed =
    (await isWithinLimit(keys.network, PER_NETWORK, now)) &&
    (await isWithinLimit(keys.both, PER_ACCOUNT_AND_NETWORK, now)) &&
    ((await isRemembered(keys.known, now)) ||
      (await isWithinLimit(keys.account, PER_ACCOUNT, now)));
  if (!isAllowed) throw refuse(req);
  await takeAsLong(email, data?.password);
  return args;
};

export const countOnlyFailures: CollectionAfterLoginHook = async ({ req, user }) => {
  const keys = keysOf(normalised(user.email), req);
  const { giveBack, isRemembered, remember } = await counting();
  const now = Date.now();
  const isKnown = await isRemembered(keys.known, now);
  await giveBack(keys.network);
  await giveBack(keys.both);
  if (!isKnown) await giveBack(keys.account);
  await remember(keys.known, now + KNOWN_MS);
};

/** Of an account, from all networks; a network's own stay. `email`: in any letters. */
export const forgetTries = async (email: string) =>
  (await counting()).forgetTries(keyOfAccount(normalised(email)));

/** Of requests for a link by mail. */
export async function mayAskForLink(req: PayloadRequest): Promise<boolean> {
  const { isWithinLimit } = await counting();
  return isWithinLimit(`reset:${hash('network', networkOf(req))}`, MOST_RESETS.network, Date.now());
}

const keyOfLinks = (email: string) => `reset:${hash('account', email)}`;
const keyOfInvitations = (id: number) => `invite:${id}`;

/** Of links to one account. Nobody is told: it would say that there is one. */
export async function mayBeSentLink(email: string): Promise<boolean> {
  const { isWithinLimit } = await counting();
  return isWithinLimit(keyOfLinks(email), MOST_RESETS.account, Date.now());
}

/** Of invitations to one editor. */
export async function mayInvite(id: number): Promise<boolean> {
  const { isWithinLimit } = await counting();
  return isWithinLimit(keyOfInvitations(id), MOST_RESETS.network, Date.now());
}

/** A letter that could not be sent doesn't count. */
export const giveBackLink = async (email: string) => (await counting()).giveBack(keyOfLinks(email));
export const giveBackInvitation = async (id: number) =>
  (await counting()).giveBack(keyOfInvitations(id));
