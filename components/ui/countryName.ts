export { countryName } from '@/lib/i18n/countryName';
