import { clipsOf } from '@/cms/services/captchaClips';
import { spell } from '@/cms/services/captchaSound';
import { bentMatcher, fullMatcher, rightOf } from '@/tests/support/captchaMatcher';

// How many letters of the spoken captcha two matchers read (docs/decisions/0010): `node --import tsx tools/captcha-match.ts`.

const ROUNDS = 4;

const clips = await clipsOf('en');
const all = [...clips.values()].flat();
const first = new Map([...clips].map(([letter, [clip]]) => [letter, clip!]));
const matchers = {
  'one clip of each letter, at 93 to 107 %': bentMatcher(first, [0.93, 0.97, 1, 1.03, 1.07]),
  'every voice, at 25 paces and pitches': fullMatcher(clips, [0.86, 0.93, 1, 1.07, 1.15]),
};
for (const [name, templates] of Object.entries(matchers)) {
  const right = rightOf(clips, (voices) => spell([voices], all), templates, ROUNDS);
  console.log(`${name}: ${right} of ${ROUNDS * clips.size} letters`);
}
