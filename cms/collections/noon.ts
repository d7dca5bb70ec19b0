import { toDay } from '@/lib/format';

/** As Payload stores a day that is picked: editors see the same one as visitors, who see that of UTC, nearly wherever they are. */
export const noonOf = (now: number): string => `${toDay(now)}T12:00:00.000Z`;
