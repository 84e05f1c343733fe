import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

type Reply = { id?: number; result?: unknown; error?: string; message?: string };

/**
 * Starts Firefox with a session of WebDriver BiDi: https://w3c.github.io/webdriver-bidi/
 * @throws {Error} if it ends instead of listening, with its last words
 */
export async function startBidiSession(path: string, profile: string) {
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const firefox = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = () => firefox.kill();
  process.once('exit', kill);
  const socket = new WebSocket(`${await addressIn(firefox.stderr)}/session`);
  const replies = new EventEmitter();
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const reply = JSON.parse(data) as Reply;
    replies.emit(String(reply.id), reply);
  });
  await once(socket, 'open');
  let lastId = 0;

  /** @throws {Error} if Firefox rejects the command, with its reason */
  async function send<Result>(method: string, params: object = {}): Promise<Result> {
    lastId += 1;
    const answered = once(replies, String(lastId));
    socket.send(JSON.stringify({ id: lastId, method, params }));
    const [{ result, error, message }] = (await answered) as [Reply];
    if (error) throw new Error(`${method}: ${message}`);
    return result as Result;
  }

  await send('session.new', { capabilities: {} });
  return {
    send,
    async close(): Promise<void> {
      const ended = once(firefox, 'exit');
      await send('browser.close');
      socket.close();
      await ended;
      process.off('exit', kill);
    },
  };
}

/** The address in the line 'WebDriver BiDi listening on ws://127.0.0.1:9222'. */
async function addressIn(output: Readable): Promise<string> {
  let lastLine = '';
  for await (const line of createInterface(output)) {
    const [, address] = /BiDi listening on (ws:.*)$/.exec(line) ?? [];
    if (address) {
      // Firefox would block once the pipe is full.
      output.resume();
      return address;
    }
    if (line.trim()) lastLine = line;
  }
  throw new Error(lastLine);
}
