import { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerOptions } from 'node:http';
import type { Express } from 'express';

/**
 * Classes from which Node's server creates requests and responses. Express replaces the prototypes of each message,
 * which makes V8 deoptimise it and costs 0.1 ms a page; these have Express's prototypes from the start.
 * https://expressjs.com/en/guide/overriding-express-api.html#prototypes
 */
export function messageClasses(app: Express): ServerOptions {
  class Request extends IncomingMessage {}
  class Response<Asked extends IncomingMessage> extends ServerResponse<Asked> {}
  Object.setPrototypeOf(Request.prototype, app.request);
  Object.setPrototypeOf(Response.prototype, app.response);
  Object.assign(app, { request: Request.prototype, response: Response.prototype });
  return { IncomingMessage: Request, ServerResponse: Response };
}
