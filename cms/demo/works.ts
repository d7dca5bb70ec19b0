import { array, number, object, string, type InferType } from 'yup';
import works2020 from './data/albums-2020.json';
import works2021 from './data/albums-2021.json';
import works2022 from './data/albums-2022.json';
import works2023 from './data/albums-2023.json';
import works2024 from './data/albums-2024.json';

const texts = () =>
  object({
    en: string().required(),
    fr: string(),
    zh: string(),
    es: string(),
    ru: string(),
    ar: string(),
  })
    .noUnknown()
    .default(undefined);

/** A row of the tables of artworks; optional fields may be missing. */
const work = object({
  file: string()
    .matches(/^\d{4}-\d{3}\.jpg$/)
    .required(),
  num: string()
    .matches(/^WE\d{4}-\d{4}$/)
    .required(),
  name: texts().required(),
  /** For titles that don't begin with a Latin letter. */
  initial: string().matches(/^[A-Z]$/),
  author: string().required(),
  country: string().length(2).required(),
  age: number().integer().min(4).max(25).required(),
  sex: string().oneOf(['male', 'female'] as const),
  teacher: string(),
  org: string(),
  organisation: string(),
  description: texts(),
  labels: array(
    string()
      .oneOf(['featured', 'recommended'] as const)
      .required(),
  ),
  scene: string().required(),
  medium: string().required(),
}).noUnknown();

export type Work = InferType<typeof work>;

const rows = [...works2020, ...works2021, ...works2022, ...works2023, ...works2024];

export const WORKS = array(work).required().validateSync(rows, { strict: true });

/** A work's year and number, from its file name. */
export const toPlace = ({ file }: Pick<Work, 'file'>) => ({
  year: file.slice(0, 4),
  seq: Number(file.slice(5, 8)),
});
