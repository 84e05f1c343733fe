import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Site } from '../shared/site.ts';

/**
 * The headers of every answer. No nonce and no inline script: pages are the same for every visitor, so that a
 * cache may keep them.
 */
export function securityHeaders({ origin }: Pick<Site, 'origin'>): RequestHandler[] {
  const isHttps = origin.startsWith('https:');
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'"],
          // The slider's thumbs are placed by style attributes.
          styleSrcAttr: ["'unsafe-inline'"],
          imgSrc: ["'self'"],
          fontSrc: ["'self'"],
          mediaSrc: ["'self'"],
          manifestSrc: ["'self'"],
          frameSrc: ['https://www.google.com'],
          formAction: ["'self'"],
          baseUri: ["'none'"],
          frameAncestors: ["'none'"],
          objectSrc: ["'none'"],
        },
      },
      strictTransportSecurity: isHttps && { maxAge: 63_072_000, includeSubDomains: true },
      xFrameOptions: { action: 'deny' },
      // WhatsApp's new tab has to be told from a blocked one.
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    }),
    (_req, res, next) => {
      res.setHeader('Permissions-Policy', permissions);
      next();
    },
  ];
}

const switchedOff = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'browsing-topics'];
const permissions = switchedOff.map((feature) => `${feature}=()`).join(', ');
