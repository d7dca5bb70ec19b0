import 'server-only';
import { array } from 'yup';
import { wireApp } from '@/lib/contract/app';
import { toApp, type App } from '@/lib/domain/app';
import { cached } from './cached';
import { call } from './call';
import { checkId } from './ids';

const ask = cached(
  'appByLabel',
  () => ['menus'],
  async (label: string): Promise<App | null> => {
    const [app] = await call(
      'appByLabel',
      { path: { label } },
      { schema: array(wireApp).required() },
    );
    return app ? toApp(app) : null;
  },
);

/** §7 app/getByLabel/{label}: §3 the first element of the body. */
export const getByLabel = async (label: string): Promise<App | null> => ask(checkId(label));
