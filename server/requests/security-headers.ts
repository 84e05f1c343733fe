import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { HelmetOptions } from 'helmet';

export type HeaderRules = {
  /** Seconds for which browsers ask for nothing but HTTPS; undefined where the site has none. */
  httpsOnly: { maxAge: number; includeSubDomains: boolean } | undefined;
  /** False keeps the site out of search engines. */
  isIndexed: boolean;
};

/**
 * What every answer says to browsers. No nonce and no inline script: pages are the same for every visitor, so that a
 * cache may keep them.
 */
export function securityHeaders({ httpsOnly, isIndexed }: HeaderRules): RequestHandler[] {
  const permissions = switchedOff.map((feature) => `${feature}=()`).join(', ');
  return [
    helmet(options(httpsOnly)),
    (_req, res, next) => {
      res.setHeader('Permissions-Policy', permissions);
      if (!isIndexed) res.setHeader('X-Robots-Tag', 'noindex');
      next();
    },
  ];
}

function options(httpsOnly: HeaderRules['httpsOnly']): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // The ornaments are data within the stylesheet.
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        manifestSrc: ["'self'"],
        // The pages fetch nothing; Lighthouse reads robots.txt from within them.
        connectSrc: ["'self'"],
        frameSrc: ['https://www.google.com'],
        // Where the forms lead without our code. Chromium asks about redirects too: wa.me leads to api.whatsapp.com.
        formAction: ["'self'", 'mailto:', 'https://wa.me', 'https://api.whatsapp.com'],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    // WhatsApp's new tab has to be told from a blocked one.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: httpsOnly ?? false,
  };
}

const switchedOff = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'browsing-topics'];
