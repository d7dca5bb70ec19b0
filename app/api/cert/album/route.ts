import type { NextRequest } from 'next/server';
import { answerLookUp, lookUpWork } from '@/lib/api/certificateLookUp';

/** §7: the certificate search by num, from 0, for 1. */
export const GET = (request: NextRequest) => answerLookUp(request, 'num', lookUpWork);
