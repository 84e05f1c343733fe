import { texts } from 'stock:texts/home';
import type { HomeTexts } from '../dealer-texts.ts';

export const homeTexts: HomeTexts = texts;
