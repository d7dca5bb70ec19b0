import config from '@payload-config';
import '@payloadcms/next/css';
import './brand.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { copyTexts } from '../../access/copyTexts';
import { schedulePublish } from '../../schedules/schedulePublish';
import { importMap } from './admin/importMap';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  const serverFunctions = { 'copy-data-from-locale': copyTexts, 'schedule-publish': schedulePublish };
  return handleServerFunctions({ ...args, config, importMap, serverFunctions });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
