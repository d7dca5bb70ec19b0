/** Runs in the page: returns what the sanitiser should have removed from a text, with the numbers of the vectors. */
export function inspect(text: Element): { number: number; fault: string }[] {
  const words = (list: string) => new Set(list.split(' '));
  const TAGS = words(
    'p br wbr hr h2 h3 h4 h5 h6 strong b em i u s del ins sub sup small mark q cite abbr code pre kbd span div bdi section article blockquote ul ol li dl dt dd figure figcaption table caption thead tbody tfoot tr th td a img video source track',
  );
  const ATTRIBUTES = words(
    'lang dir id href title rel hreflang alt width height loading decoding srcset sizes src poster controls preload playsinline kind srclang label start reversed type scope colspan rowspan abbr role tabindex aria-label',
  );
  const LINKS = words('https: mailto: tel:');
  const OURS = /^\/(?:download|video)\/|^\/_next\/image\?url=%2Fdownload%2F/;
  const isOurs = (address: string) => {
    const url = new URL(address, location.href);
    return url.origin === location.origin && OURS.test(url.pathname + url.search);
  };

  function faultsOf(element: Element): string[] {
    const faults: string[] = [];
    if (!TAGS.has(element.localName)) faults.push(`<${element.localName}>`);
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') faults.push('a foreign element');
    for (const { name, value } of element.attributes) {
      if (!ATTRIBUTES.has(name)) faults.push(`attribute ${name}="${value.slice(0, 60)}"`);
      if (name === 'id' && !value.startsWith('text-')) faults.push(`the id ${value}`);
      if (name === 'href') {
        const url = new URL(value, location.href);
        const isHere = url.origin === location.origin;
        if (!isHere && !LINKS.has(url.protocol)) faults.push(`link to ${value}`);
        if (
          !isHere &&
          url.protocol === 'https:' &&
          !element.getAttribute('rel')?.includes('noopener')
        )
          faults.push(`link to ${value} without noopener`);
      }
      if (['src', 'poster'].includes(name) && !isOurs(value)) faults.push(`${name} ${value}`);
      if (name === 'srcset')
        for (const part of value.split(', '))
          if (!isOurs(part.split(' ')[0] ?? '')) faults.push(`srcset ${part}`);
    }
    return faults;
  }

  const all = [...text.querySelectorAll('*')];
  const endOf = (element: Element) => Number(/^end of (\d+)$/.exec(element.textContent)?.[1] ?? -1);
  const found: { number: number; fault: string }[] = [];
  let number = -1;
  // Backwards: the first mark after an element has its vector's number; without one it is the last vector.
  for (const element of all.reverse()) {
    if (element.localName === 'p' && endOf(element) >= 0) number = endOf(element);
    for (const fault of faultsOf(element)) found.push({ number, fault });
  }
  return found;
}
