import { stepsDone } from '../../queries/dashboard';
import { namedByEditors } from '../../queries/exhibitionName';
import type { CmsLocale } from '../../queries/locale';
import { say, type English } from '../../words/words';
import { Panel } from './Panel';
import styles from './dashboard.module.css';

type Step = { text: English; hint: English; href: string; done: boolean };

async function stepsOf(locale: CmsLocale): Promise<Step[]> {
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
      text: 'Import works',
      hint: 'Each with its picture, its artist and its year.',
      href: '/admin/import',
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

type Props = { language: string; locale: CmsLocale };

/** The way to a first visitor. Nobody ticks it: the data does. */
export async function FirstSteps({ language, locale }: Props) {
  const steps = await stepsOf(locale);
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
