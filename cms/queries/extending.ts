/** What replaces methods of Payload's database adapter as soon as it is made. */
export const extending =
  <Db extends object>(methodsOf: (db: Db) => object) =>
  <Given extends { init: (args: never) => object }>(given: Given): Given => {
    const init = (args: never) => {
      const db = given.init(args) as Db;
      return Object.assign(db, methodsOf(db));
    };
    return { ...given, init };
  };
