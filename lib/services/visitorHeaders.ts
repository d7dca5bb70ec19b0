import 'server-only';
import { signedHeaders } from './signature';

/** Who asks, for the service's own limits: signed, so that nobody else can name a visitor. */
export const visitorHeaders = (address: string) =>
  address
    ? { 'x-visitor-address': address, ...signedHeaders('visitor', [address], Date.now()) }
    : undefined;
