'use client';

import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { DialogHead } from '@/components/ui/DialogHead';
import { afterPaint } from '@/lib/client/afterPaint';
import { formParams } from '@/lib/client/formParams';
import { useGroundClick } from '@/lib/client/useGroundClick';
import { useModal } from '@/lib/client/useModal';
import { isKeywordEmpty, readGalleryQuery, type Search } from '@/lib/state/galleryQuery';
import { CountryPicker } from './CountryPicker.client';
import { useGalleryContext } from './GalleryContext.client';
import { SearchButtons } from './SearchButtons';
import { SearchFields } from './SearchFields';
import styles from './SearchDialog.module.css';

type Props = {
  search: Search;
  onSearch: (search: Search) => void;
  onRefresh: () => void;
  onClose: () => void;
};

/** §2 "Find your favorite paintings". Rendered only while it is open. */
export function SearchDialog({ search, onSearch, onRefresh, onClose }: Props) {
  const { texts } = useGalleryContext();
  const dialog = useRef<HTMLDialogElement>(null);
  const [warned, setWarned] = useState(0);
  const withLetters = useDeferredValue(true, false);

  useModal(dialog);
  useEffect(() => dialog.current?.querySelector('input')?.focus(), []);

  /** Out of sight at once. When that has been painted it closes, for which the browser works out the style of all the page anew. */
  function leave(then?: () => void) {
    if (dialog.current?.hasAttribute('data-hidden')) return;
    dialog.current?.setAttribute('data-hidden', '');
    afterPaint(() => {
      dialog.current?.close();
      then?.();
    });
  }

  const ground = useGroundClick(() => leave());

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const params = formParams(new FormData(event.currentTarget));
    if (isKeywordEmpty(params)) {
      setWarned(warned + 1);
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    leave(() => onSearch(readGalleryQuery(params).search));
  }

  return (
    <dialog
      ref={dialog}
      data-theme="light"
      aria-labelledby="find-title"
      className={styles.root}
      onClose={onClose}
      {...ground}
    >
      <form noValidate onSubmit={submit} onInput={() => setWarned(0)} className={styles.form}>
        <div className={styles.scroll}>
          <DialogHead
            id="find-title"
            title={texts.search.title}
            close={texts.search.close}
            onClose={() => leave()}
            className={styles.head}
          />
          <div className={styles.body}>
            <SearchFields
              id="find"
              texts={texts.search}
              colours={texts.colours}
              error={warned ? texts.search.emptyKeyword : ''}
              {...{ search, warned, withLetters }}
            >
              <CountryPicker initial={search.country} />
            </SearchFields>
          </div>
        </div>
        <div className={styles.foot}>
          <SearchButtons
            refresh={texts.search.refresh}
            search={texts.search.submit}
            onRefresh={() => leave(onRefresh)}
          />
        </div>
      </form>
    </dialog>
  );
}
