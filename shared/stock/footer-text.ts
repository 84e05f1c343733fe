import { texts } from 'stock:texts/footer';

/** What the foot of every page says about the dealer; '' where it says nothing. */
export const footerText: string = texts;
