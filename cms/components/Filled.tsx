import { Fragment, type ReactNode } from 'react';

type Props = { text: string; values: Readonly<Record<string, ReactNode>> };

/** A text whose gaps take elements; `fill` is for words. */
export const Filled = ({ text, values }: Props) =>
  text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 ? values[part] : part}</Fragment>);
