import { answering } from '@/tests/support/answers';
import { GET } from './route';

describe('GET /api/health', () => {
  it('answers without asking any service', async () => {
    const asked = answering();
    const response = GET();
    expect(response.status).toBe(200);
    await expect(response.json()).resolves.toEqual({ ok: true });
    expect(asked).toEqual([]);
  });
});
