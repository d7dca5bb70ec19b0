import type { PayloadRequest } from 'payload';
import { isOrganiser } from './may';

export type Asking = Partial<PayloadRequest> | undefined;

type Data = Record<string, unknown>;

const GIVEN_BY_ORGANISERS = ['role', 'translates'];

/**
 * Payload writes the whole account with each save, as it was when the save began: a role that was taken away meanwhile would be given
 * back. So a request changes it only if an organiser sent it. Commands of ours may do as they like.
 */
export function asSent(data: Data, req: Asking): Data {
  if (req?.payloadAPI !== 'REST') return data;
  const sent: Data = (isOrganiser(req.user) && req.data) || {};
  const isLeftOut = (name: string) => GIVEN_BY_ORGANISERS.includes(name) && !(name in sent);
  return Object.fromEntries(Object.entries(data).filter(([name]) => !isLeftOut(name)));
}
