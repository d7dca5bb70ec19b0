import { plainHeading } from './columns';

const setOf = (words: string) => new Set(words.split(' ').map(plainHeading));

const YES = setOf(
  'yes y true 1 x oui o 是 对 sí si да نعم published publié publiée 已发布 发布 publicado publicada опубликовано منشور',
);
const NO = setOf(
  'no n false 0 non 否 不 нет لا draft brouillon 草稿 未发布 borrador черновик مسودة unpublished',
);
const FEMALE = setOf(
  'female f girl woman fille femme féminin féminine 女 女生 女孩 女性 mujer niña chica femenino femenina ж жен женский девочка أنثى بنت',
);
const MALE = setOf(
  'male m boy man garçon homme masculin 男 男生 男孩 男性 hombre niño chico masculino varón м муж мужской мальчик ذكر ولد',
);

const oneOf =
  <Value>(...choices: (readonly [Set<string>, Value])[]) =>
  (text: string): Value | undefined =>
    choices.find(([words]) => words.has(plainHeading(text)))?.[1];

export const readFlag = oneOf<boolean>([YES, true], [NO, false]);
export const readSex = oneOf<'female' | 'male'>([FEMALE, 'female'], [MALE, 'male']);
