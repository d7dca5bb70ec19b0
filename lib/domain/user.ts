import type { WireUser } from '@/lib/contract/user';
import type { UrlOf } from './mediaUrl';
import { toSexText, type SexText } from './sex';

/** §3 User. sid is the session id that the service gave, '' when it gave none. */
export type User = {
  id: string;
  username: string;
  name: string;
  head: string;
  sexText: SexText;
  sid: string;
};

export const toUser = (wire: WireUser, urlOf: UrlOf): User => ({
  id: wire.id,
  username: wire.username,
  name: wire.name,
  head: urlOf(wire.head),
  sexText: toSexText(wire.sex),
  sid: wire.sid,
});
