import type { RequestHandler } from 'express';
import type { Site } from '../shared/site.ts';

export type HeaderTable = ReadonlyMap<string, string>;

/** Puts the headers of the table on every answer. */
export function securityHeaders(headers: HeaderTable): RequestHandler {
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

/**
 * What every answer says to browsers. No nonce and no inline script: pages are the same for every visitor, so
 * that a cache may keep them.
 */
export function headerTable({ origin }: Pick<Site, 'origin'>): HeaderTable {
  const isHttps = origin.startsWith('https:');
  return new Map([
    ['Content-Security-Policy', [...policy, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join(';')],
    // WhatsApp's new tab has to be told from a blocked one.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Origin-Agent-Cluster', '?1'],
    ['Permissions-Policy', switchedOff.map((feature) => `${feature}=()`).join(', ')],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ...(isHttps ? [['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] as const] : []),
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['X-Permitted-Cross-Domain-Policies', 'none'],
  ]);
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // The slider's thumbs are placed by style attributes.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  'frame-src https://www.google.com',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
];

const switchedOff = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'browsing-topics'];
