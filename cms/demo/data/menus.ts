import { MAIN_MENU, type MenuNode } from '../../structure/data/menus';
import { t } from '../../structure/data/texts';

export const APPLY_URL = 'https://apply.example.org/';

const APPLY: MenuNode = {
  name: t(
    'Apply for 2024',
    'Participer en 2024',
    '报名 2024 年展览',
    'Participar en 2024',
    'Участвовать в 2024 году',
    'شاركوا في 2024',
  ),
  type: '2',
  link: APPLY_URL,
};

/** The structure's menu, and the way to another site at the end of its first group. */
export const DEMO_MENU: MenuNode[] = MAIN_MENU.map((node, index) =>
  index === 0 ? { ...node, childs: [...(node.childs ?? []), APPLY] } : node,
);
