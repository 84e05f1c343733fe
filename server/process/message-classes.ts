import { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerOptions } from 'node:http';
import type { Express } from 'express';

/**
 * Classes for Node's server to make requests and answers of. Express changes the prototypes of each, which makes slow
 * objects of them and costs 0.1 ms a page; of these it finds them changed already.
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
