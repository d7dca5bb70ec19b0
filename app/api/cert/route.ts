import type { NextRequest } from 'next/server';
import { answerLookUp, lookUpCertificate } from '@/lib/api/certificateLookUp';

/** §7 artexhCert/query: the certificate with this number. */
export const GET = (request: NextRequest) => answerLookUp(request, 'unicode', lookUpCertificate);
