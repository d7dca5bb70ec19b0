import config from '../payload.config';

/** For commands that sign nothing: Payload requires a secret all the same. */
export default config.then((whole) => ({ ...whole, secret: 'none' }));
