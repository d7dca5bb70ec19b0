export { COUNTRY_CODES, toCountryNames } from '../../exchange/countryCodes';
