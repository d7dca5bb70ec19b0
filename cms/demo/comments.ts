import { array, object, string, type InferType } from 'yup';
import rows from './data/comments.json';

const comment = object({
  username: string().required(),
  time: string().required(),
  comment: string().required(),
  avatar: string(),
}).noUnknown();

type Comment = InferType<typeof comment> & { work: string };

const list = array(comment).required();

/** Visitors' comments, by the file of their work. */
export const COMMENTS: Comment[] = Object.entries(rows).flatMap(([work, said]) =>
  list.validateSync(said, { strict: true }).map((row) => ({ ...row, work: `${work}.jpg` })),
);
