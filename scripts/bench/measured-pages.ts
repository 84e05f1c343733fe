/** The pages that are measured; the last one is nobody's. */
export const pagePaths = ['/', '/inventory', '/car/1', '/nowhere'] as const;

export type PagePath = (typeof pagePaths)[number];
