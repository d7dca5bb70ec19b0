import { getTranslation, type I18nClient } from '@payloadcms/translations';
import type { BasePayload, CollectionSlug, ServerProps, TypedUser } from 'payload';
import type { Fault, Schedule } from '../../schedules/jobs';
import { planned } from '../../schedules/planned';
import { TIMEZONE } from '../../schedules/timezones';
import { say, type English } from '../../words/words';
import { Filled } from '../Filled';
import { Panel } from './Panel';
import { ScrollTable } from './ScrollTable';
import styles from './dashboard.module.css';

const NO_AUTHOR = 'Not possible: whoever planned it may no longer publish. Plan it again.';
const FAULTS: Readonly<Record<Schedule['type'], Readonly<Record<Fault, English>>>> = {
  publish: {
    author: NO_AUTHOR,
    refused: 'Not done: something that it needs is missing. Open it and publish it.',
    failed: 'Not done: it failed several times. Open it and publish it.',
  },
  unpublish: {
    author: NO_AUTHOR,
    refused: 'Not done: the CMS refused it. Open it and unpublish it.',
    failed: 'Not done: it failed several times. Open it and unpublish it.',
  },
};

/** The drawer's words. */
const TYPES = { publish: 'version:publish', unpublish: 'version:unpublish' } as const;

type Props = { i18n: ServerProps['i18n']; payload: BasePayload; user: TypedUser };

/** What is planned, soonest first, and what could not be done. */
export async function ComingUp({ i18n, payload, user }: Props) {
  const all = await planned(payload, user);
  if (all.length === 0) return null;
  const { language } = i18n;
  const { format } = new Intl.DateTimeFormat(language, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: TIMEZONE },
  });
  const kindOf = (slug: string) =>
    getTranslation(
      payload.collections[slug as CollectionSlug].config.labels.singular as string,
      i18n as unknown as I18nClient,
    );
  return (
    <Panel
      id="coming-up"
      title={say(language, 'Coming up')}
      note={say(language, 'In the time of Paris.')}
    >
      <ScrollTable labelledBy="coming-up">
        <table className={styles.table}>
          <tbody>
            {all.map(({ id, at, type, slug, document, title, fault }) => (
              <tr key={id}>
                <th scope="row">
                  <time dateTime={at.toISOString()}>{format(at)}</time>
                </th>
                <td>{i18n.t(TYPES[type])}</td>
                <td>
                  <Filled
                    text={say(language, '{what}: {text}')}
                    values={{
                      what: kindOf(slug),
                      text: (
                        <a href={`/admin/collections/${slug}/${document}`} dir="auto">
                          {title}
                        </a>
                      ),
                    }}
                  />
                  {fault && (
                    <span className={styles.hint} data-fault>
                      {say(language, FAULTS[type][fault])}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </Panel>
  );
}
