import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { restGate } from '../../../../http/restGate';

export const GET = restGate(REST_GET(config));
export const POST = restGate(REST_POST(config));
export const DELETE = restGate(REST_DELETE(config));
export const PATCH = restGate(REST_PATCH(config));
export const PUT = restGate(REST_PUT(config));
export const OPTIONS = restGate(REST_OPTIONS(config));
