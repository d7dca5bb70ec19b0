const NAME = 'Failure';

/** Something the person who typed the command can put right: it is told in one line, without a stack. */
export const failure = (message) => Object.assign(new Error(message), { name: NAME });

export const isFailure = (error) => error?.name === NAME;

/** Runs a command's main function; a failure becomes its line and exit code 1, a bug keeps its stack. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(isFailure(error) ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
