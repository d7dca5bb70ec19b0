import { isRecord } from '@/lib/record';

/** What a relation refers to, whether Payload gave its document or its id. */
export const idOf = <Id extends string | number>(relation: Id | { id: Id }): Id =>
  typeof relation === 'object' ? relation.id : relation;

/** The same of a field that is of any kind. */
export const anyIdOf = (relation: unknown): unknown =>
  isRecord(relation) && 'id' in relation ? relation.id : relation;
