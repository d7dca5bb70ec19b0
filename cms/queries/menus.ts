import { rows } from './database';
import type { CmsLocale } from './locale';
import { joinFile } from './media';
import { sql } from './sql';
import { textsOf } from './texts';

export type MenuRow = {
  id: number;
  parent_id: number | null;
  type: string;
  name: string | null;
  icon: string | null;
  img: string | null;
  link: string | null;
  langkey: string | null;
};

type AppRow = { id: number; label: string; name: string; menu_label: string };

/** A site's menu as a flat list of all levels. */
export function findMenu(site: string, label: string, locale: CmsLocale): Promise<MenuRow[]> {
  const texts = textsOf('menus', 'm.id', locale);
  return rows<MenuRow>(sql`
    SELECT m.id, m.parent_id, m.type, m.icon, m.link, m.langkey, img.filename AS img,
      ${texts.text('name')}
    FROM menus m ${texts.joined} ${joinFile('img', 'm.img_id')}
    WHERE m.site = ${site} AND m.label = ${label} ORDER BY COALESCE(m."order", 0), m.id`);
}

/** An app by its label or id. */
export async function findApp(idOrLabel: string): Promise<AppRow | undefined> {
  const [app] = await rows<AppRow>(sql`
    SELECT id, label, name, menu_label FROM apps
    WHERE label = ${idOrLabel} OR CAST(id AS TEXT) = ${idOrLabel} ORDER BY id LIMIT 1`);
  return app;
}
