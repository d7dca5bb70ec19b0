import { afterPaint } from './afterPaint';

/** The frame's own callbacks run before it is painted. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('afterPaint', () => {
  it('waits until the next frame has been painted', async () => {
    const callBack = jest.fn();
    afterPaint(callBack);
    await nextFrame();
    expect(callBack).not.toHaveBeenCalled();
    await nextTask();
    expect(callBack).toHaveBeenCalledTimes(1);
  });

  it('can be called off, also between frame and paint', async () => {
    const callBack = jest.fn();
    afterPaint(callBack)();
    const callOff = afterPaint(callBack);
    await nextFrame();
    callOff();
    await nextTask();
    expect(callBack).not.toHaveBeenCalled();
  });
});
