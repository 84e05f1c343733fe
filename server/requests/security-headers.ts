import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { HelmetOptions } from 'helmet';
import type { Site } from '../../shared/site.ts';

/**
 * What every answer says to browsers. No nonce and no inline script: pages are the same for every visitor, so that a
 * cache may keep them.
 */
export function securityHeaders(site: Pick<Site, 'origin'>): RequestHandler[] {
  const permissions = switchedOff.map((feature) => `${feature}=()`).join(', ');
  return [
    helmet(options(site)),
    (_req, res, next) => {
      res.setHeader('Permissions-Policy', permissions);
      next();
    },
  ];
}

function options({ origin }: Pick<Site, 'origin'>): HelmetOptions {
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
    strictTransportSecurity: origin.startsWith('https:') && { maxAge: 63_072_000, includeSubDomains: true },
  };
}

const switchedOff = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'browsing-topics'];
