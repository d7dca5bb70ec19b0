import { dispatch } from '../../../services/dispatch';

export const dynamic = 'force-dynamic';

export const GET = dispatch;
export const POST = dispatch;
