const NAME = 'Failure';

/** An error that the user can fix: printed as one line, without a stack. */
export const failure = (message) => Object.assign(new Error(message), { name: NAME });

export const isFailure = (error) => error?.name === NAME;

/** Runs a command's main function. A failure prints its line and exits with 1; a bug keeps its stack. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(isFailure(error) ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
