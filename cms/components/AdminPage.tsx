import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

type Props = {
  view: AdminViewServerProps;
  title: string;
  lead: string;
  /** Below the lead. */
  note?: ReactNode;
  children: ReactNode;
};

/** The frame of a screen of ours among Payload's. */
export function AdminPage({ view, title, lead, note, children }: Props) {
  const { initPageResult, params, searchParams } = view;
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { i18n, payload } = req;
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, searchParams, visibleEntities }}
      user={req.user ?? undefined}
    >
      <SetStepNav nav={[{ label: title }]} />
      <main>
        <Gutter>
          <div
            style={{ display: 'grid', gap: '1rem', maxWidth: '44rem', marginBlockEnd: '1.5rem' }}
          >
            <h1>{title}</h1>
            <p>{lead}</p>
            {note}
          </div>
          {children}
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}
