import type { CollectionConfig, FieldAccess, Option } from 'payload';
import { LANGUAGES } from '@/lib/i18n/locales';
import { isOrganiser, roleOf } from '../access/may';
import { ROLES, type Role } from '../access/roles';
import { passwordLinks } from '../endpoints/passwordLinks';
import { HAS_SECURE_ADMIN } from '../env';
import { CMS_LOCALES } from '../queries/locale';
import { countOnlyFailures, limitSignIns } from '../signInLimits';
import { GROUPS } from './shared';

const ROLE_NAMES: Readonly<Record<Role, Record<string, string>>> = {
  organiser: {
    en: 'Organiser: everything',
    fr: 'Organisateur : tout',
    zh: '组织者：全部权限',
    es: 'Organizador: todo',
    ru: 'Организатор: всё',
    ar: 'منظّم: كل شيء',
  },
  editor: {
    en: 'Editor: all content',
    fr: 'Éditeur : tout le contenu',
    zh: '编辑：全部内容',
    es: 'Editor: todo el contenido',
    ru: 'Редактор: всё содержание',
    ar: 'محرّر: كل المحتوى',
  },
  translator: {
    en: 'Translator: texts in the languages below',
    fr: 'Traducteur : les textes dans les langues ci-dessous',
    zh: '翻译：以下语言的文字',
    es: 'Traductor: textos en los idiomas de abajo',
    ru: 'Переводчик: тексты на языках ниже',
    ar: 'مترجم: النصوص باللغات أدناه',
  },
  moderator: {
    en: 'Moderator: comments and favourites',
    fr: 'Modérateur : commentaires et favoris',
    zh: '管理员：评论和收藏',
    es: 'Moderador: comentarios y favoritos',
    ru: 'Модератор: комментарии и избранное',
    ar: 'مشرف: التعليقات والمفضلات',
  },
  juror: {
    en: 'Juror: reads only',
    fr: 'Juré : lecture seule',
    zh: '评委：只读',
    es: 'Jurado: solo lectura',
    ru: 'Член жюри: только чтение',
    ar: 'محكّم: للقراءة فقط',
  },
};

const languageOptions: Option[] = CMS_LOCALES.map((value) => ({
  value,
  label: LANGUAGES[value].name,
}));

/** Nobody gives a role to oneself. */
const byOrganisers: FieldAccess = ({ req }) => isOrganiser(req.user);
const organisersOnly = { create: byOrganisers, update: byOrganisers };

/** Nobody is locked out by tries of others (docs/decisions/0046); the columns of Payload's lock stay. */
const NEVER = 1_000_000_000;

export const editors: CollectionConfig = {
  slug: 'editors',
  access: { admin: ({ req }) => roleOf(req.user) !== undefined },
  admin: {
    group: GROUPS.administration,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role', 'updatedAt'],
    description: {
      en: 'People who keep this site. Where there is no mail server, an organiser sets a new password for another.',
      fr: 'Les personnes qui tiennent ce site. Sans serveur de courriel, un organisateur donne un nouveau mot de passe à un autre.',
      zh: '维护本网站的人员。没有邮件服务器时，由组织者为他人设置新密码。',
      es: 'Las personas que mantienen este sitio. Sin servidor de correo, un organizador da una contraseña nueva a otra persona.',
      ru: 'Люди, которые ведут этот сайт. Без почтового сервера новый пароль другому задаёт организатор.',
      ar: 'الأشخاص القائمون على هذا الموقع. عند عدم وجود خادم بريد يضع منظّم كلمة مرور جديدة لغيره.',
    },
  },
  auth: {
    maxLoginAttempts: NEVER,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Strict', secure: HAS_SECURE_ADMIN },
  },
  // No sign-up: set-up creates the first editor (cms/firstEditor.ts).
  endpoints: passwordLinks,
  hooks: {
    beforeOperation: [limitSignIns],
    afterLogin: [countOnlyFailures],
  },
  fields: [
    { name: 'name', type: 'text', maxLength: 256 },
    {
      name: 'role',
      type: 'select',
      required: true,
      // Also that of editors from before there were roles, whom a migration made organisers.
      defaultValue: 'editor',
      access: organisersOnly,
      options: ROLES.map((value) => ({ value, label: ROLE_NAMES[value] })),
      label: { en: 'Role', fr: 'Rôle', zh: '角色', es: 'Función', ru: 'Роль', ar: 'الدور' },
    },
    {
      name: 'translates',
      type: 'select',
      hasMany: true,
      access: organisersOnly,
      options: languageOptions,
      label: {
        en: 'Languages of a translator',
        fr: 'Langues d’un traducteur',
        zh: '翻译的语言',
        es: 'Idiomas de un traductor',
        ru: 'Языки переводчика',
        ar: 'لغات المترجم',
      },
      admin: { condition: (_data, { role }) => role === 'translator' },
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      defaultValue: 'en',
      options: languageOptions,
      label: {
        en: 'Language of mail',
        fr: 'Langue des courriels',
        zh: '邮件语言',
        es: 'Idioma del correo',
        ru: 'Язык писем',
        ar: 'لغة البريد',
      },
    },
    {
      name: 'invitation',
      type: 'ui',
      admin: { components: { Field: '/components/Invitation#Invitation' } },
    },
  ],
};
