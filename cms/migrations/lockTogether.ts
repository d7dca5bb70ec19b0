type Mode = 'ACCESS EXCLUSIVE' | 'SHARE ROW EXCLUSIVE' | 'SHARE';

/**
 * PostgreSQL: all locks on tables in use that a migration needs, before it does anything. One after the other they would deadlock with
 * saves, which read and write the same tables in an order of their own. So none is waited for while others are held, but for a moment
 * (shorter than after which PostgreSQL looks for deadlocks): then all are given back, and tried again.
 */
export const lockTogether = (modes: Readonly<Record<string, Mode>>) => `
  DO $$ BEGIN
    SET LOCAL lock_timeout = '200ms';
    LOOP
      BEGIN
        ${Object.entries(modes)
          .map(([table, mode]) => `LOCK TABLE ${table} IN ${mode} MODE;`)
          .join('\n        ')}
        EXIT;
      EXCEPTION WHEN lock_not_available THEN
        PERFORM pg_sleep(0.2);
      END;
    END LOOP;
    SET LOCAL lock_timeout TO DEFAULT;
  END $$`;
