import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

export type HeaderRules = {
  /** For how many seconds browsers use only HTTPS; undefined on a site without HTTPS. */
  httpsOnly: { maxAge: number; includeSubDomains: boolean } | undefined;
  isIndexed: boolean;
};

/** Without inline scripts, pages need no nonce, so a shared cache can send the same response to everyone. */
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
        // The stylesheet contains ornaments as data URLs.
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        manifestSrc: ["'self'"],
        // Pages fetch nothing, but Lighthouse fetches robots.txt from a page.
        connectSrc: ["'self'"],
        frameSrc: ['https://www.google.com'],
        // Where forms lead without JavaScript. Chromium checks redirects too: wa.me redirects to api.whatsapp.com.
        formAction: ["'self'", 'mailto:', 'https://wa.me', 'https://api.whatsapp.com'],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    // With 'same-origin', a new tab of WhatsApp would look like a blocked one.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: httpsOnly ?? false,
  };
}

const switchedOff = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'browsing-topics'];
