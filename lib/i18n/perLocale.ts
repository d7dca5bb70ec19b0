/** Keeps what is made for each locale: Intl needs up to 0.4 ms for a new format. For our own locales only, which are few. */
export function perLocale<T>(make: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}
