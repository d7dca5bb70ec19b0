import { setTraceHeaders } from '@/lib/traceHeaders';
import { requestScope } from '@/server/requestScope.mjs';
import { followedBy } from './followed';

describe('followedBy', () => {
  it('is nothing outside of a request', () => expect(followedBy()).toEqual({}));

  it('is the id of the request and its trace', () => {
    setTraceHeaders(() => ({ traceparent: '00-a-b-01' }));
    expect(requestScope.run({ id: 'request-1' }, followedBy)).toEqual({
      'x-request-id': 'request-1',
      traceparent: '00-a-b-01',
    });
    setTraceHeaders(() => ({}));
  });
});
