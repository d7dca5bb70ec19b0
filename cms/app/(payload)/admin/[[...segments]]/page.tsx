import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import { importMap } from '../importMap';

type Props = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export const generateMetadata = (props: Props) => generatePageMetadata({ config, ...props });

export default function Page(props: Props) {
  return RootPage({ config, importMap, ...props });
}
