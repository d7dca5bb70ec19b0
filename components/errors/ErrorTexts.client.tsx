'use client';

import { createContext, useContext } from 'react';

export type ErrorTexts = {
  title: string;
  text: string;
  retry: string;
  home: string;
  homePath: string;
};

const Texts = createContext<ErrorTexts | null>(null);

type Props = { texts: ErrorTexts; children: React.ReactNode };

/** An error page runs in the browser and gets no props of ours: the layout leaves its texts here. */
export function ErrorTextsProvider({ texts, children }: Props) {
  return <Texts value={texts}>{children}</Texts>;
}

export const useErrorTexts = () => useContext(Texts);
