import { failure, isFailure } from '../failure.mjs';

const isFull = ({ code, message }) =>
  ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'].includes(code) || /no space left on device/i.test(message);

/** In one line what an administrator can change; a bug keeps its stack. */
export function toldFailure(error, outcome) {
  if (isFull(error)) return failure(`The disk is full. ${outcome}.`);
  if (isFailure(error) || !error.code || String(error.code).startsWith('ERR_')) return error;
  return failure(`${error.message || error.code}. ${outcome}.`);
}
