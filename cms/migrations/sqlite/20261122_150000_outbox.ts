import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`outbox\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`note\` text NOT NULL,
  	\`told\` text DEFAULT '[]' NOT NULL,
  	\`is_echo\` integer DEFAULT false NOT NULL,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`due\` numeric NOT NULL,
  	\`made\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`outbox_due_idx\` ON \`outbox\` (\`due\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`outbox\`;`)
}
