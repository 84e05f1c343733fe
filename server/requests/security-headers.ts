import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { HelmetOptions } from 'helmet';
import type { Site } from '../../shared/site.ts';

export type HeaderTable = ReadonlyMap<string, string>;

/** Puts the headers of the table on every answer. */
export function securityHeaders(headers: HeaderTable): RequestHandler {
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

/**
 * What every answer says to browsers, asked of helmet once, as it does not depend on the request. No nonce and no
 * inline script: pages are the same for every visitor, so that a cache may keep them.
 */
export function headerTable(site: Pick<Site, 'origin'>): HeaderTable {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options(site))(request, response, (error) => {
    if (error) throw new Error('helmet refused its options', { cause: error });
  });
  response.setHeader('Permissions-Policy', switchedOff.map((feature) => `${feature}=()`).join(', '));
  return new Map(response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]));
}

function options({ origin }: Pick<Site, 'origin'>): HelmetOptions {
  const isHttps = origin.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // The slider's thumbs are placed by style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        // The ornaments are data within the stylesheet.
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        manifestSrc: ["'self'"],
        // The pages fetch nothing; Lighthouse reads robots.txt from within them.
        connectSrc: ["'self'"],
        frameSrc: ['https://www.google.com'],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    // WhatsApp's new tab has to be told from a blocked one.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps && { maxAge: 63_072_000, includeSubDomains: true },
  };
}

const switchedOff = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'browsing-topics'];
