import type { BasePayload } from 'payload';
import { stepsDone } from '../../queries/dashboard';
import { namedByEditors } from '../../queries/exhibitionName';
import type { CmsLocale } from '../../queries/locale';
import { say, type English } from '../../words/words';
import { Panel } from './Panel';
import styles from './dashboard.module.css';

type Step = { text: English; hint: English; href: string; done: boolean };

const SCREEN_OF_IMPORT = '/import';

/** The screen that imports works, once there is one; else their list. */
function bringInWorks({ config }: BasePayload): Pick<Step, 'text' | 'href'> {
  const views = Object.values(config.admin.components.views ?? {});
  const hasImport = views.some((view) => view && 'path' in view && view.path === SCREEN_OF_IMPORT);
  return hasImport
    ? { text: 'Import works', href: `/admin${SCREEN_OF_IMPORT}` }
    : { text: 'Enter works', href: '/admin/collections/albums' };
}

async function stepsOf(payload: BasePayload, locale: CmsLocale): Promise<Step[]> {
  const [done, name] = await Promise.all([stepsDone(), namedByEditors(locale)]);
  return [
    {
      text: 'Name of the exhibition',
      hint: 'The title of the home page, among the page titles.',
      href: '/admin/globals/pages',
      done: name !== '',
    },
    {
      text: 'First year',
      hint: 'A published year with a title and a lead.',
      href: '/admin/collections/years',
      done: Boolean(done?.year),
    },
    {
      ...bringInWorks(payload),
      hint: 'Each with its picture, its artist and its year.',
      done: Boolean(done?.works),
    },
    {
      text: 'Menu',
      hint: 'What the header leads to.',
      href: '/admin/collections/menus',
      done: Boolean(done?.menu),
    },
    {
      text: 'Publish',
      hint: 'Drafts are for editors; visitors see what is published.',
      href: '/admin/collections/albums',
      done: Boolean(done?.published),
    },
  ];
}

type Props = { language: string; locale: CmsLocale; payload: BasePayload };

/** The way to a first visitor. Nobody ticks it: the data does. */
export async function FirstSteps({ language, locale, payload }: Props) {
  const steps = await stepsOf(payload, locale);
  if (steps.every(({ done }) => done)) return null;
  return (
    <Panel
      id="first-steps"
      title={say(language, 'First steps')}
      note={say(
        language,
        'What you write is kept as the language at the top right, English at first: choose yours there.',
      )}
    >
      <ol className={styles.steps}>
        {steps.map(({ text, hint, href, done }) => (
          <li key={text} className={styles.step} data-done={done || undefined}>
            <span
              className={styles.tick}
              role="img"
              aria-label={say(language, done ? 'Done' : 'To do')}
            >
              {done ? '✓' : ''}
            </span>
            <span>
              <a href={href}>{say(language, text)}</a>
              <span className={styles.hint}>{say(language, hint)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
