import { playMusic } from './music';

const buffer = { duration: 80 };

function aContext(decodeAudioData: () => Promise<unknown>) {
  const source = { connect: jest.fn(), start: jest.fn() };
  const level = { setValueAtTime: jest.fn(), linearRampToValueAtTime: jest.fn() };
  const createGain = () => ({ gain: level, connect: jest.fn() });
  const context = { createGain, decodeAudioData, createBufferSource: () => source };
  return { source, context: context as unknown as AudioContext };
}

const answers = (status: number) =>
  jest.spyOn(global, 'fetch').mockImplementation(async () => new Response('', { status }));

describe('The piece of music', () => {
  it('begins when it is there, in the second format too', async () => {
    answers(200);
    const decode = jest.fn().mockRejectedValueOnce(new Error('unknown')).mockResolvedValue(buffer);
    const { source, context } = aContext(decode);
    expect(await playMusic(context)).toBe(true);
    expect(decode).toHaveBeenCalledTimes(2);
    expect(source.start).toHaveBeenCalledTimes(1);
  });

  it('tells that it can’t be loaded', async () => {
    answers(503);
    const { source, context } = aContext(async () => buffer);
    expect(await playMusic(context)).toBe(false);
    expect(source.start).not.toHaveBeenCalled();
  });
});
