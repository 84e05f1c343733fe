import { inject } from 'vitest';

/** The built site as visitors get it. */
export const siteAddress = inject('siteAddress');

/** The same site as a development build, in which React reports mismatches. */
export const developmentAddress = inject('developmentAddress');

/** The site of a dealer's own stock: see test/own-site.ts. */
export const ownAddress = inject('ownAddress');
