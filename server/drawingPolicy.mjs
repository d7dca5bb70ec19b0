/** An SVG may contain a script: one that is opened by itself must neither run nor load anything. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
