import type { Page } from 'playwright-core';
import { samplePages } from '../sample-pages.ts';
import {
  fillContact,
  fillInquiry,
  hoverCard,
  press,
  pressTab,
  scrollTo,
  spoilPage,
  waitForChat,
} from './visitor.ts';

export type Shot = {
  name: string;
  path: string;
  /** Runs before the page is loaded. */
  before?: (page: Page) => Promise<unknown>;
  /** The visitor's actions before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
  /** The whole page, not only the viewport. */
  isFull?: boolean;
  /** The widths at which the state exists; all by default. */
  on?: 'phone' | 'desktop';
  /** When the picture is taken, in milliseconds of the page's clock after loading. */
  afterMs?: number;
  withPopup?: boolean;
  withoutScript?: boolean;
  /** With the film and the particles, which reduced motion leaves out by default. */
  withMotion?: boolean;
};

/** Each page in one viewport and whole. */
export const pageShots = samplePages.flatMap(({ name, path }) => [
  { name, path },
  { name: `${name}-full`, path, isFull: true },
]);

const shots: Shot[] = [
  ...pageShots,
  { name: 'home-popup', path: '/', withPopup: true },
  { name: 'home-fireworks', path: '/', withMotion: true, afterMs: 1_200 },
  { name: 'home-film', path: '/', withMotion: true },
  { name: 'home-focus', path: '/', act: pressTab(3) },
  { name: 'menu', path: '/', on: 'phone', act: press('Open menu') },
  { name: 'inventory-scrolled', path: '/inventory', act: scrollTo(1_800) },
  { name: 'inventory-one', path: '/inventory?search=Creta&year=2020-2025' },
  { name: 'inventory-empty', path: '/inventory?search=spaceship' },
  { name: 'inventory-close', path: '/inventory?search=maruti+swift', isFull: true },
  { name: 'inventory-shortlist', path: '/inventory?cars=27,40,45', isFull: true },
  { name: 'inventory-shortlist-12', path: '/inventory?cars=1,2,4,8,10,11,12,13,14,15,18,33' },
  { name: 'inventory-compare-no-script', path: '/inventory?make=Honda&cars=#results', withoutScript: true },
  { name: 'inventory-tags', path: '/inventory?fuel=CNG&maxPrice=600000&make=Maruti' },
  { name: 'inventory-panel', path: '/inventory', on: 'phone', act: press(/^Filters/) },
  { name: 'inventory-hover', path: '/inventory', on: 'desktop', act: hoverCard },
  { name: 'inventory-no-script', path: '/inventory', withoutScript: true, isFull: true },
  ...['18', '29'].flatMap((id): Shot[] => [
    { name: `car-${id}`, path: `/car/${id}` },
    { name: `car-${id}-full`, path: `/car/${id}`, isFull: true },
  ]),
  { name: 'car-action-bar', path: '/car/1', on: 'phone', act: scrollTo(1_800) },
  { name: 'car-second-picture', path: '/car/1', act: press('Show the side view') },
  {
    name: 'car-favourite',
    path: '/car/1',
    act: (page) => page.getByRole('button', { name: 'Add to favorites' }).first().click(),
  },
  { name: 'inquiry-errors', path: '/car/1', act: press('Send Inquiry') },
  { name: 'inquiry-sent', path: '/car/1', act: fillInquiry },
  { name: 'car-no-script', path: '/car/1', withoutScript: true, isFull: true },
  { name: 'car-unknown', path: '/car/999', isFull: true },
  { name: 'car-outside', path: '/car/33', isFull: true },
  { name: 'car-month', path: '/car/1', act: (page) => page.locator('.monthly-cost summary').click() },
  { name: 'car-large', path: '/car/1', act: (page) => page.locator('.picture-strip a').first().click() },
  { name: 'about-papers', path: '/about#papers' },
  { name: 'contact-car', path: '/contact?car=27', isFull: true },
  { name: 'contact-cars', path: '/contact?cars=27,40,45', isFull: true },
  { name: 'contact-errors', path: '/contact', act: press('Send via WhatsApp') },
  { name: 'contact-busy', path: '/contact', act: fillContact },
  { name: 'contact-sent', path: '/contact', act: (page) => fillContact(page).then(() => waitForChat(page)) },
  { name: 'error-screen', path: '/about', before: spoilPage },
];

/** The shots of one width whose name contains one of the given parts. */
export function shotsAt(width: number, parts: readonly string[]): Shot[] {
  const device = width < 768 ? 'phone' : 'desktop';
  return shots.filter(({ name, on = device }) => on === device && parts.some((part) => name.includes(part)));
}
