import { useEffect, useReducer, useRef } from 'react';
import {
  certificateQuery,
  faultOf,
  numberIn,
  type CertificateOutcome,
  type CertificateQuery,
} from '../state/certificateQuery';

export type Request<T> = (num: string, signal: AbortSignal) => Promise<CertificateOutcome<T>>;

/** §4 Certificate query: `initial` is what the server found for the query in the address. */
export function useCertificateQuery<T>(initial: CertificateQuery<T>, request: Request<T>) {
  const [state, dispatch] = useReducer(certificateQuery<T>, initial);
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  async function lookUp(text: string) {
    const num = numberIn(text);
    underWay.current?.abort();
    dispatch({ type: 'requested', num });
    if (faultOf(num)) return;
    const controller = new AbortController();
    underWay.current = controller;
    const outcome = await request(num, controller.signal);
    if (!controller.signal.aborted) dispatch({ type: 'settled', num, outcome });
  }

  function type(text: string) {
    if (!text.trim()) underWay.current?.abort();
    dispatch({ type: 'typed', text });
  }

  return { state, lookUp, type };
}
