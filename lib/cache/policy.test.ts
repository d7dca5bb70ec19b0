import { createHash } from 'node:crypto';
import { MARKER, STARTER } from './firstPaint.mjs';
import { pagePolicy, SCRIPTLESS_POLICY, policyWith } from './policy.mjs';

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((line) => line.split(/ (.*)/).slice(0, 2)));

const BOOTSTRAP = '(self.__next_f=self.__next_f||[]).push([0])';

describe('pagePolicy', () => {
  it('names our own files, the hash of each framework script, once, and of our two', () => {
    const html = `<script>${BOOTSTRAP}</script><script>${BOOTSTRAP}</script><script>evil()</script>`;
    const [bootstrap, marker, starter] = [BOOTSTRAP, MARKER, STARTER].map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(directives(pagePolicy(html, undefined))['script-src']).toBe(
      `'self' ${bootstrap} ${marker} ${starter}`,
    );
  });

  it('allows nothing that is not named, and no script inline', () => {
    const policy = pagePolicy('<p>no script</p>', undefined);
    expect(directives(policy)).toMatchObject({
      'default-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(directives(policy)['script-src']).not.toContain('unsafe');
  });
});

it('SCRIPTLESS_POLICY runs no script at all', () => {
  expect(directives(SCRIPTLESS_POLICY)['script-src']).toBe("'none'");
});

it('a page for a frame names the one origin that may show it', () => {
  const frame = 'https://cms.test';
  expect(directives(policyWith(["'self'"], frame))['frame-ancestors']).toBe(frame);
  expect(directives(policyWith(["'self'"]))['frame-ancestors']).toBe("'none'");
});
