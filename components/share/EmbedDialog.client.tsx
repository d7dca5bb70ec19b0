'use client';

import { useId, useRef, useState } from 'react';
import { DialogHead } from '@/components/ui/DialogHead';
import fields from '@/components/ui/fields.module.css';
import { useGroundClick } from '@/lib/client/useGroundClick';
import { useModal } from '@/lib/client/useModal';
import { EMBED_WIDTHS, frameCode, workFrame, type EmbedSize } from '@/lib/state/embedFrame';
import type en from '@/messages/en.json';
import styles from './EmbedDialog.module.css';

export type EmbedProps = {
  title: string;
  /** Of the page for frames, on our own host. */
  path: string;
  /** Of the picture. */
  ratio: number;
  texts: Omit<(typeof en)['embed'], 'absent'>;
};

type Texts = EmbedProps['texts'];

const SIZES: readonly EmbedSize[] = ['small', 'medium', 'large'];

type Choice = { texts: Texts; chosen: EmbedSize; onChoose: (size: EmbedSize) => void };

function Sizes({ texts, chosen, onChoose }: Choice) {
  const words = { small: texts.small, medium: texts.medium, large: texts.large };
  return (
    <fieldset className={styles.sizes}>
      <legend>{texts.size}</legend>
      {SIZES.map((size) => (
        <label key={size}>
          <input
            type="radio"
            name="embed-size"
            checked={size === chosen}
            onChange={() => onChoose(size)}
          />
          {words[size]}
        </label>
      ))}
    </fieldset>
  );
}

/** The code to copy, in a size of choice. Rendered only while it is open. */
export function EmbedDialog(props: EmbedProps & { onClose: () => void }) {
  const { title, path, ratio, texts, onClose } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [size, setSize] = useState<EmbedSize>('medium');
  const [said, setSaid] = useState('');
  const close = () => dialog.current?.close();
  const ground = useGroundClick(close);
  useModal(dialog);

  const address = new URL(path, location.origin).href;
  const code = frameCode({ address, title, ...workFrame(ratio, EMBED_WIDTHS[size]) });

  async function copy() {
    area.current?.select();
    // The same words again would not be said.
    setSaid('');
    try {
      await navigator.clipboard.writeText(code);
      setSaid(texts.copied);
    } catch {
      setSaid(texts.failed);
    }
  }

  return (
    <dialog
      ref={dialog}
      data-theme="light"
      aria-labelledby={`${id}-title`}
      className={styles.root}
      onClose={onClose}
      {...ground}
    >
      <div className={styles.body}>
        <DialogHead
          id={`${id}-title`}
          title={texts.title}
          close={texts.close}
          onClose={close}
          className={styles.head}
        />
        <p>{texts.lead}</p>
        <Sizes
          texts={texts}
          chosen={size}
          onChoose={(chosen) => {
            setSize(chosen);
            setSaid('');
          }}
        />
        <div className={fields.field}>
          <label htmlFor={`${id}-code`}>{texts.code}</label>
          <textarea
            id={`${id}-code`}
            ref={area}
            readOnly
            rows={5}
            dir="ltr"
            spellCheck={false}
            className={`${fields.input} ${styles.code}`}
            value={code}
          />
        </div>
        <div className={styles.foot}>
          <button type="button" className="button" onClick={() => void copy()}>
            {texts.copy}
          </button>
          <p role="status">{said}</p>
        </div>
      </div>
    </dialog>
  );
}
