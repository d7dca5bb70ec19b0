import { getLocale } from 'next-intl/server';
import { NotFound } from '@/components/errors/NotFound';
import { countCatalogue } from '@/lib/api/visitorLimits';
import { markAbsent } from '@/lib/cache/absent';
import { isUsual } from '@/lib/state/catalogueChoice';
import { readCatalogue, type CatalogueAsked } from '@/lib/pages/catalogue';
import { Catalogue } from './Catalogue';

export async function CatalogueRoute(asked: CatalogueAsked) {
  const catalogue = await readCatalogue(await getLocale(), asked);
  if (!catalogue) {
    await markAbsent();
    return <NotFound />;
  }
  // Reached only when it is made: what is kept is free.
  if (!isUsual(catalogue.choice)) await countCatalogue();
  return <Catalogue catalogue={catalogue} />;
}
