/** The measured pages; the last one does not exist. */
export const pagePaths = ['/', '/inventory', '/car/1', '/nowhere'] as const;

export type PagePath = (typeof pagePaths)[number];
