import { IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';
import type { Express } from 'express';

/**
 * Classes for Node's server to create requests and responses from. Express replaces the prototype of each of them, after
 * which V8 runs all code that touches them slowly: 0.2 ms a request, half of what all but the render costs. These have
 * Express's prototypes from the start: https://expressjs.com/en/guide/overriding-express-api.html#prototypes
 */
export function messageClasses(app: Express): ServerOptions {
  class Request extends IncomingMessage {}
  class Response<Asked extends IncomingMessage> extends ServerResponse<Asked> {}
  Object.setPrototypeOf(Request.prototype, app.request);
  Object.setPrototypeOf(Response.prototype, app.response);
  Object.assign(app, { request: Request.prototype, response: Response.prototype });
  return { IncomingMessage: Request, ServerResponse: Response };
}
