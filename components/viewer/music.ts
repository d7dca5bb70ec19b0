/** The same piece in two formats: not every browser plays the first. */
const FILES = ['/music/background-music.m4a', '/music/background-music.mp3'];

/** The seconds between which it loops without a gap. */
const LOOP = { start: 0, end: 72 };
const VOLUME = 0.5;
const FADE_SECONDS = 1.5;

async function load(context: AudioContext): Promise<AudioBuffer | null> {
  for (const file of FILES) {
    try {
      const response = await fetch(file);
      if (response.ok) return await context.decodeAudioData(await response.arrayBuffer());
    } catch {
      // Tries the next file; without any there is no music.
    }
  }
  return null;
}

/** Loops without a gap until the context is closed: an <audio> element would pause at each end. False: it can't be loaded. */
export async function playMusic(context: AudioContext): Promise<boolean> {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, context.currentTime);
  gain.connect(context.destination);

  const buffer = await load(context);
  if (!buffer) return false;
  if (context.state === 'closed') return true;
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  source.loopStart = LOOP.start;
  source.loopEnd = Math.min(LOOP.end, buffer.duration);
  source.connect(gain);
  source.start();
  gain.gain.linearRampToValueAtTime(VOLUME, context.currentTime + FADE_SECONDS);
  return true;
}
