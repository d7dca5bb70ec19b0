/** A country in the visitor's language; what the service said when the code is none. */
export function countryName(code: string, locale: string, fallback: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return fallback;
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  return names.of(code.toUpperCase()) ?? fallback;
}
