/** Nothing to set up. The file is here because the bundler, finding none, takes the website's from the folder above. */
export function register() {}
