/** A path whose escapes are broken is no page's, and would make the router throw. */
export function isReadable(url) {
  try {
    return decodeURI(url.split('?')[0]).length > 0;
  } catch {
    return false;
  }
}
