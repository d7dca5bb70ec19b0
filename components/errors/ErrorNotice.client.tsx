'use client';

import { Main } from '@/components/ui/Main';
import { useErrorTexts } from './ErrorTexts.client';

/** The error page inside the site's frame: try again, or go home. */
export function ErrorNotice({ retry }: { retry: () => void }) {
  const texts = useErrorTexts();
  if (!texts) return null;
  return (
    <Main className="errorPage">
      <div role="alert">
        <h1>{texts.title}</h1>
        <p className="text">{texts.text}</p>
        <p className="actions">
          <button type="button" className="button" onClick={retry}>
            {texts.retry}
          </button>
          <a className="button" data-tone="quiet" href={texts.homePath}>
            {texts.home}
          </a>
        </p>
      </div>
    </Main>
  );
}
