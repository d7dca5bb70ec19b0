const SHAPE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;

/** What `Intl` takes for a language. It throws for some that others write: `zh_CN`, and `zh-yue`, which is one by BCP 47. */
export function isLanguage(tag: string): boolean {
  try {
    return SHAPE.test(tag) && Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
