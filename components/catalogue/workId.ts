/** Where contents and indexes lead. */
export const workId = (id: string) => `work-${id}`;
