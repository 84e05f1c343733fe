import './every-page.ts';
import { closeMatches } from '../../shared/search/close-matches.ts';
import { searchCars, understand } from '../../shared/search/understand.ts';
import type { PageCode } from '../loading/page-code.ts';

export const code: PageCode = { pages: {}, texts: {}, search: { closeMatches, searchCars, understand } };
