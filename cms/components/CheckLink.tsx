/** In the CMS's side bar: the way to the website's check page, signed on the click. */
export function CheckLink() {
  return (
    <a className="nav__link" href="/api/check" target="_blank" rel="noopener">
      <span className="nav__link-label">Check what visitors get</span>
    </a>
  );
}
