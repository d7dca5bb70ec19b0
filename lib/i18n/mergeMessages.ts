type Texts = { [key: string]: string | Texts };

/** A text that a translation lacks, or left empty, is shown in the language of `base`. */
export function mergeMessages<T extends Texts>(base: T, translation: Texts): T {
  const merged: Texts = { ...base };
  for (const [key, text] of Object.entries(translation)) {
    const fallback = merged[key];
    if (typeof text === 'string') merged[key] = text || (fallback ?? '');
    else merged[key] = mergeMessages(typeof fallback === 'object' ? fallback : {}, text);
  }
  return merged as T;
}
