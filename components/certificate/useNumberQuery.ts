import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { replaceAddress } from '@/lib/client/addressSearch';
import { useCertificateQuery, type Request } from '@/lib/client/useCertificateQuery';
import { withQuery } from '@/lib/query';
import {
  certificateQuery,
  EMPTY_QUERY,
  numberIn,
  type CertificateQuery,
} from '@/lib/state/certificateQuery';

/** `num`: the number in the address. `write`: puts another one into it, or none. */
export type Address = { num: string; write: (num: string) => void };

/** The number in the address of a page, so that it can be bookmarked and shared. `times`: how often the page has begun anew. */
export function useNumberAddress(name: 'unicode' | 'num', page: string) {
  const num = numberIn(useSearchParams().get(name) ?? '');
  const written = useRef([num]);
  const [times, setTimes] = useState(0);
  // By the menu one comes to the same page, which begins anew. What was looked up here comes in the order in which it was written.
  useEffect(() => {
    const at = written.current.indexOf(num);
    written.current = at < 0 ? [num] : written.current.slice(at);
    if (at < 0) setTimes((before) => before + 1);
  }, [num]);

  function write(one: string) {
    written.current.push(numberIn(one));
    replaceAddress(one ? withQuery(page, { [name]: one }) : page);
  }

  return { times, address: { num, write } };
}

/** Who comes back gets the page as the server had sent it: the number that was searched since is in the address. */
function useBeginning<T>(num: string, initial: CertificateQuery<T>): CertificateQuery<T> {
  const [beginning] = useState(() => {
    if (num === initial.num) return initial;
    return num ? certificateQuery<T>(EMPTY_QUERY, { type: 'requested', num }) : EMPTY_QUERY;
  });
  return beginning;
}

/** §4 Certificate query, with its number in the address. `initial`: the server's result for the number that was in it then. */
export function useNumberQuery<T>(
  { num, write }: Address,
  initial: CertificateQuery<T>,
  request: Request<T>,
) {
  const beginning = useBeginning(num, initial);
  const { state, lookUp, type } = useCertificateQuery(beginning, request);

  const begin = useEffectEvent(() => {
    if (beginning.isLoading) void lookUp(beginning.num);
  });
  useEffect(() => begin(), []);

  function look(wanted: string) {
    write(wanted);
    void lookUp(wanted);
  }

  /** §4: what is emptied stays empty, in another language, too. */
  function edit(text: string) {
    if (!text.trim() && window.location.search) write('');
    type(text);
  }

  return { state, beginning, look, edit };
}
