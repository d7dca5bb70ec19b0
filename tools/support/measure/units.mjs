export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

export const milliseconds = (time) => `${time.toFixed(0)} ms`;
