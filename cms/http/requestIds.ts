import { REQUEST_ID, requestIdOf } from '@/server/requestId.mjs';
import { requestScope } from '@/server/requestScope.mjs';
import { onRequest } from './requests';

/** The id that the website or a proxy gave the request, else a new one: in the answer, and in each line of the log. */
export function giveIds() {
  onRequest(({ request: { headers }, response }) => {
    const id = requestIdOf(headers[REQUEST_ID]);
    response.setHeader(REQUEST_ID, id);
    requestScope.enterWith({ id });
  });
}

export const requestId = (): string | undefined => requestScope.getStore()?.id;
