import { getLocale } from 'next-intl/server';
import { NotFound } from '@/components/errors/NotFound';
import { markAbsent } from '@/lib/cache/absent';
import { readCatalogue, type CatalogueAsked } from '@/lib/pages/catalogue';
import { Catalogue } from './Catalogue';

export async function CatalogueRoute(asked: CatalogueAsked) {
  const catalogue = await readCatalogue(await getLocale(), asked);
  if (!catalogue) {
    await markAbsent();
    return <NotFound />;
  }
  return <Catalogue catalogue={catalogue} />;
}
