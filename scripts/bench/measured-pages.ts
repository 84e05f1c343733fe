import { samplePages } from '../sample-pages.ts';
import type { PageName } from '../sample-pages.ts';

// A page of each kind: static, list, detail, 404. More would only take longer.
const measured: PageName[] = ['home', 'inventory', 'car', 'not-found'];

export const pagePaths = samplePages.filter(({ name }) => measured.includes(name)).map(({ path }) => path);

export type PagePath = (typeof pagePaths)[number];
