import { mockFetch } from '@/tests/support/mockFetch';
import { GET } from './route';

describe('GET /api/health', () => {
  it('answers without asking any service', async () => {
    const calls = mockFetch();
    const response = GET();
    expect(response.status).toBe(200);
    await expect(response.json()).resolves.toEqual({ ok: true });
    expect(calls).toEqual([]);
  });
});
