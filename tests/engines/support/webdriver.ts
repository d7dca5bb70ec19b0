/** Sends a command of the W3C's WebDriver and returns its value. */
export type Send = (command: Command, parameters?: object) => Promise<unknown>;

/** The commands that the stories use, by their names in the specification, and where a driver answers them. */
const COMMANDS = {
  NewSession: ['POST', ''],
  DeleteSession: ['DELETE', ''],
  SetTimeouts: ['POST', '/timeouts'],
  Navigate: ['POST', '/url'],
  GetCurrentURL: ['GET', '/url'],
  Back: ['POST', '/back'],
  SetWindowRect: ['POST', '/window/rect'],
  ExecuteScript: ['POST', '/execute/sync'],
  ElementClick: ['POST', '/element/{id}/click'],
  ElementClear: ['POST', '/element/{id}/clear'],
  ElementSendKeys: ['POST', '/element/{id}/value'],
  PerformActions: ['POST', '/actions'],
  ReleaseActions: ['DELETE', '/actions'],
  Print: ['POST', '/print'],
  TakeScreenshot: ['GET', '/screenshot'],
} as const;

type Command = keyof typeof COMMANDS;

/** The key of an element's reference. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Speaks to a driver by HTTP. */
export function byHttp(origin: string): Send {
  let session = '';
  return async (command, { id = '', ...parameters }: { id?: string } = {}) => {
    const [method, path] = COMMANDS[command];
    const answer = await fetch(`${origin}/session${session}${path.replace('{id}', id)}`, {
      method,
      body: method === 'POST' ? JSON.stringify(parameters) : undefined,
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${command}: ${value.error}: ${value.message}`);
    if (command === 'NewSession') session = `/${value.sessionId}`;
    return value;
  };
}
