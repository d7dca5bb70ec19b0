import type { MetadataRoute } from 'next';
import en from '@/messages/en.json';

/** For visitors who add the site to their home screen. The colours are those of app/styles/tokens.css. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: en.common.siteName,
    short_name: en.common.siteName,
    description: en.home.description,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#fbf8f1',
    theme_color: '#fbf8f1',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
