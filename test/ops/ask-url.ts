import { Agent as PlainAgent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { send, type Answer } from '../server/ask.ts';

type Options = { headers?: Record<string, string>; agent?: PlainAgent };

/** Requests a URL from this computer, whatever host it names. */
export function ask(url: string, { headers = {}, agent = agentFor(url) }: Options = {}): Promise<Answer> {
  const { protocol, host, port, pathname, search } = new URL(url);
  return send({ protocol, port, agent, path: pathname + search, headers: { host, ...headers } });
}

/** `servername` is the host name for TLS. The default is the URL's host. */
export function agentFor(url: string, { keepAlive = false, servername = new URL(url).hostname } = {}) {
  const connections = { keepAlive, maxSockets: 6 };
  // The certificate is signed by Caddy's own authority.
  const trusting = { ...connections, servername, rejectUnauthorized: false };
  return url.startsWith('https:') ? new SecureAgent(trusting) : new PlainAgent(connections);
}
