import { getLocale } from 'next-intl/server';
import { NotFound } from '@/components/errors/NotFound';
import { countAbsent } from '@/lib/api/visitorLimits';
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
  // Kept pages are free. To have all choices made counts like asking for what isn't there.
  if (!isUsual(catalogue.choice)) await countAbsent();
  return <Catalogue catalogue={catalogue} />;
}
