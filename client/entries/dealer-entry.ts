import { aboutTexts } from '#stock/about-texts.ts';
import type { PageCode } from '../loading/page-code.ts';
import { AboutPage } from '../pages/about/about-page.tsx';
import { ContactPage } from '../pages/contact/contact-page.tsx';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';

export { hydrate } from './every-page.ts';

export const code: PageCode = {
  pages: { about: AboutPage, contact: ContactPage, unknown: NotFoundPage },
  texts: { about: aboutTexts },
};
