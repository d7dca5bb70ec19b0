'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import fields from '@/components/ui/fields.module.css';
import { pushAddress, replaceAddress, useAddressSearch } from '@/lib/client/addressSearch';
import { formParams } from '@/lib/client/formParams';
import { useOnDemand } from '@/lib/client/useOnDemand';
import type { WorkWords } from '@/lib/domain/workWords';
import { localePath } from '@/lib/i18n/localePath';
import { classroomPath } from '@/lib/routes';
import { classQuery, newSeed, ORDERS, readClassChoice } from '@/lib/state/classroom';
import { DEFAULT_SECONDS, LONGEST, SHORTEST } from '@/lib/state/slideshow';
import { classSource } from './source';
import type { ShowTexts } from './showTexts';
import styles from './Classroom.module.css';

const loadShow = () => import('./Show.client').then((m) => m.Show);

type Props = { label: string; total: number; texts: ShowTexts; words: WorkWords };

/** The choice, as a plain form; while the address has one, the slideshow is on. */
export function Classroom({ label, total, texts, words }: Props) {
  const path = localePath(words.locale, classroomPath(label));
  const choice = readClassChoice(new URLSearchParams(useAddressSearch('')));
  const { Part: Show, isComing, hasFailed, open } = useOnDemand(loadShow);
  const isAsked = choice !== null;
  const isStartedHere = useRef(false);
  const load = useEffectEvent(open);
  useEffect(() => {
    if (isAsked) void load();
  }, [isAsked]);

  function start(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = readClassChoice(formParams(new FormData(event.currentTarget)));
    if (!wanted) return;
    const address = path + classQuery({ ...wanted, seed: newSeed() });
    if (isAsked) replaceAddress(address);
    else {
      isStartedHere.current = true;
      pushAddress(address);
    }
    // Once more, when it didn't come for the choice that is in the address already.
    void open();
  }

  /** The way back doesn't open again what was closed. */
  function close() {
    if (!isStartedHere.current) return replaceAddress(path);
    // Once, however often it is pressed before the browser is there.
    isStartedHere.current = false;
    window.history.back();
  }

  return (
    <>
      <form action={path} className={`noPrint needsScript ${styles.form}`} onSubmit={start}>
        <div className={fields.field}>
          <label htmlFor="class-seconds">{texts.seconds}</label>
          <input
            id="class-seconds"
            name="seconds"
            type="number"
            inputMode="numeric"
            min={SHORTEST}
            max={LONGEST}
            defaultValue={DEFAULT_SECONDS}
            required
            className={fields.input}
          />
        </div>
        <div className={fields.field}>
          <label htmlFor="class-order">{texts.order}</label>
          <select id="class-order" name="order" className={fields.input}>
            {ORDERS.map((order) => (
              <option key={order} value={order}>
                {texts.orders[order]}
              </option>
            ))}
          </select>
        </div>
        <label className={styles.check}>
          <input type="checkbox" name="captions" value="off" /> {texts.noCaptions}
        </label>
        <button type="submit" aria-busy={isComing || undefined} className="button">
          <Icon name="play" /> {texts.start}
        </button>
        {hasFailed && (
          <p role="alert" className={fields.error}>
            {texts.worksFailed}
          </p>
        )}
      </form>
      {choice && Show && (
        <Show
          key={classQuery(choice)}
          source={classSource({ label, total, locale: words.locale }, choice)}
          choice={choice}
          texts={texts}
          words={words}
          address={window.location.href}
          onClose={close}
        />
      )}
    </>
  );
}
