import { Fragment } from 'react';

type Props = { notes: readonly string[]; className?: string };

/** Each note runs its own way: a name may be in another script than the page. */
export const Notes = ({ notes, className }: Props) =>
  notes.length > 0 && (
    <span className={className}>
      {notes.map((note, at) => (
        <Fragment key={note}>
          {at > 0 && ' · '}
          <bdi>{note}</bdi>
        </Fragment>
      ))}
    </span>
  );
