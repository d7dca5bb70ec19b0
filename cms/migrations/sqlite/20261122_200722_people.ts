import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`editors_translates\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`editors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`editors_translates_order_idx\` ON \`editors_translates\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`editors_translates_parent_idx\` ON \`editors_translates\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`logs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`c_time\` text NOT NULL,
  	\`who\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`what\` text NOT NULL,
  	\`count\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`logs_c_time_idx\` ON \`logs\` (\`c_time\`);`)
  await db.run(sql`ALTER TABLE \`editors\` ADD \`role\` text DEFAULT 'editor' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`editors\` ADD \`language\` text DEFAULT 'en' NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`editors_translates\`;`)
  await db.run(sql`DROP TABLE \`logs\`;`)
  await db.run(sql`ALTER TABLE \`editors\` DROP COLUMN \`role\`;`)
  await db.run(sql`ALTER TABLE \`editors\` DROP COLUMN \`language\`;`)
}
