import type { ServerProps } from 'payload';
import { isTextsOnly } from '../access/may';

/**
 * Translators may publish texts, but plan nothing: Payload offers planning to whoever may publish, and would report a success
 * though the CMS refuses it (cms/schedules/schedulePublish.ts). The menu has nothing else (brand.css).
 */
export function NoPlans({ user }: ServerProps) {
  if (!isTextsOnly(user, 'albums')) return null;
  return <style>{'#action-save-popup { display: none; }'}</style>;
}
