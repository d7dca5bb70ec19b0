import { TOO_MANY_TRIES } from '@/lib/contract/envelope';
import { ServiceError } from '@/lib/errors';
import { fav } from '@/lib/services/artexhAlbumFav';
import { collect } from './collect';

jest.mock('@/lib/services/artexhAlbumFav', () => ({ fav: jest.fn() }));

const form = (qrSeq: string) => ({
  name: 'Ann',
  email: 'ann@example.org',
  captcha: 'HKM3N',
  qrLabel: '2024',
  qrSeq,
});
const times = async (count: number, seq: string) => {
  const results = [];
  for (let tried = 0; tried < count; tried += 1) results.push(await collect(form(seq), ADDRESS));
  return results;
};

const ADDRESS = '192.0.2.1';

it('tells the service who collects, and a visitor whose captchas were wrong too often', async () => {
  jest.mocked(fav).mockRejectedValueOnce(new ServiceError('request.failed', TOO_MANY_TRIES));
  expect(await collect(form('3'), ADDRESS)).toBe('tooMany');
  expect(fav).toHaveBeenLastCalledWith(form('3'), ADDRESS);
});

it('asks no service for a link that was cut off: it names no painting', async () => {
  jest.mocked(fav).mockClear();
  expect(await collect(form(''), ADDRESS)).toBe('absent');
  expect(await collect({ ...form('7'), qrLabel: '' }, ADDRESS)).toBe('absent');
  expect(fav).not.toHaveBeenCalled();
});

/** docs/decisions/0009: 300 a minute. */
describe('One work', () => {
  it('is collected so often a minute', async () => {
    jest.mocked(fav).mockResolvedValue(undefined);
    expect(await times(301, '1')).toEqual([...Array(300).fill('success'), 'tooManyOfWork']);
  });

  it('is one, however its number is written', async () => {
    jest.mocked(fav).mockResolvedValue(undefined);
    for (const seq of ['7', '07', '0007']) await times(100, seq);
    expect(await collect(form('007'), ADDRESS)).toBe('tooManyOfWork');
    expect(await collect(form('70'), ADDRESS)).toBe('success');
  });

  it('is not kept from a class of children by a stranger whose tries fail', async () => {
    jest.mocked(fav).mockRejectedValue(new ServiceError('invalid.captcha'));
    expect(new Set(await times(400, '2'))).toEqual(new Set(['invalidCaptcha']));
    jest.mocked(fav).mockResolvedValue(undefined);
    expect(await collect(form('2'), ADDRESS)).toBe('success');
  });
});
