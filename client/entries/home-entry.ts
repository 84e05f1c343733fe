import { homeTexts } from '#stock/home-texts.ts';
import type { PageCode } from '../loading/page-code.ts';
import { HomePage } from '../pages/home/home-page.tsx';

export { hydrate } from './every-page.ts';

export const code: PageCode = { pages: { home: HomePage }, texts: { home: homeTexts } };
