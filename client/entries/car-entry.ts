import type { PageCode } from '../loading/page-code.ts';
import { CarPage } from '../pages/car-detail/car-page.tsx';

export { hydrate } from './every-page.ts';

export const code: PageCode = { pages: { car: CarPage }, texts: {} };
