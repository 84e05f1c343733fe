import { texts } from 'stock:texts/about';
import type { AboutTexts } from '../dealer-texts.ts';

export const aboutTexts: AboutTexts = texts;
