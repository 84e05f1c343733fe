import { inject } from 'vitest';

/** The built site as visitors get it. */
export const siteOrigin = inject('siteOrigin');

/** The same site as a development build, in which React reports mismatches. */
export const developmentOrigin = inject('developmentOrigin');

/** The site of a dealer's own stock: see test/own-site.ts. */
export const ownOrigin = inject('ownOrigin');
