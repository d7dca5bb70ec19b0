import { getLocale } from 'next-intl/server';
import { absentPage } from '@/components/errors/absentPage';
import { readCatalogue, type CatalogueAsked } from '@/lib/pages/catalogue';
import { Catalogue } from './Catalogue';

export async function CatalogueRoute(asked: CatalogueAsked) {
  const catalogue = await readCatalogue(await getLocale(), asked);
  if (!catalogue) return absentPage();
  return <Catalogue catalogue={catalogue} />;
}
