/** A form's fields as it would send them in an address. */
export const formParams = (data: FormData) =>
  new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
