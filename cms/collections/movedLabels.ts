/** In the context of a save that tells a work's labels itself, as an import's does. */
export const TELLS_LABELS = 'tells labels';

/** The labels of a work that moves from one year to another: where the old year was, the new one is. */
export const movedLabels = (labels: readonly string[], from: string, to: string): string[] => [
  ...new Set(labels.map((label) => (label === from ? to : label))),
];
