/** What a relation refers to, whether Payload gave its document or its id. */
export const idOf = <Id extends string | number>(relation: Id | { id: Id }): Id =>
  typeof relation === 'object' ? relation.id : relation;
