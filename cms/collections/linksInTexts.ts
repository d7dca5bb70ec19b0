import type { FieldAffectingData, TextFieldSingleValidation } from 'payload';
import { safeLink, withScheme } from '@/lib/domain/link';
import { isQuiet } from '../quietly';
import { say } from '../words/words';
import { isOut } from './keptValue';
import { SHOWN } from './links';

type Link = { linkType?: string };
type Doc = { id?: number };

/** Whatever visitors would see, `www.…` too, and what they have already: Payload tells no previous value of a link in a text. */
const isShownInText: TextFieldSingleValidation = async (value, asked) => {
  const { data, siblingData, req, collectionSlug, name } = asked;
  if ((siblingData as Link).linkType === 'internal') return true;
  if (safeLink(withScheme((value ?? '').trim())) || isQuiet(req)) return true;
  // As the rule's `id` Payload gives the link's own, too. A document that is new has none.
  const { id } = data as Doc;
  const link = { name, collectionSlug, req };
  const isKept = id !== undefined && (await isOut(value, { ...link, id }, 'all'));
  return isKept || say(req.i18n.language, SHOWN);
};

/** The fields of Payload's dialog for links. Its own for the address takes any, and escapes the whole of those that it doesn't know. */
export const linkFields = (fields: FieldAffectingData[]): FieldAffectingData[] =>
  fields.map((field) =>
    field.name === 'url' && field.type === 'text' && !field.hasMany
      ? { ...field, hooks: {}, validate: isShownInText }
      : field,
  );
