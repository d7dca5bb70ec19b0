'use client';

import { createContext, useContext } from 'react';

type ErrorTexts = {
  title: string;
  text: string;
  retry: string;
  home: string;
  homePath: string;
};

const Texts = createContext<ErrorTexts | null>(null);

type Props = { texts: ErrorTexts; children: React.ReactNode };

/** An error page is a client component without props: the layout provides its texts. */
export function ErrorTextsProvider({ texts, children }: Props) {
  return <Texts value={texts}>{children}</Texts>;
}

export const useErrorTexts = () => useContext(Texts);
