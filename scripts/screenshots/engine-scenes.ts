import type { Role } from '../engines/engine.ts';
import { pageShots } from './shots.ts';

/** The scenes for every engine, limited to the actions of its driver. */
export type Scene = {
  name: string;
  path: string;
  /** A button to press first. */
  press?: string;
  /** Another element to click first, as a selector. */
  click?: string;
  /** The role and name of an element to wait for. */
  shows?: [Role, string];
  isFull?: boolean;
  on?: 'phone' | 'desktop';
  withPopup?: boolean;
};

const popup: Scene['shows'] = ['dialog', 'Happy Festive Season from Utsav Motors Delhi!'];
const pictures: Scene['shows'] = ['dialog', 'Pictures of the 2020 Hyundai Creta SX'];

const scenes: Scene[] = [
  ...pageShots,
  { name: 'home-popup', path: '/', shows: popup, withPopup: true },
  { name: 'menu', path: '/about', on: 'phone', press: 'Open menu', shows: ['dialog', 'Menu'] },
  {
    name: 'inventory-panel',
    path: '/inventory',
    on: 'phone',
    press: 'Filters (4)',
    shows: ['dialog', 'Filters'],
  },
  { name: 'inventory-empty', path: '/inventory?search=spaceship' },
  { name: 'inventory-close', path: '/inventory?search=maruti+swift', isFull: true },
  { name: 'inventory-shortlist', path: '/inventory?cars=27,40,45' },
  { name: 'inventory-tags', path: '/inventory?fuel=CNG&maxPrice=600000&make=Maruti' },
  { name: 'inquiry-errors', path: '/car/1', press: 'Send Inquiry' },
  { name: 'car-month', path: '/car/1', click: '.monthly-cost summary' },
  { name: 'car-large', path: '/car/1', click: '.picture-strip a', shows: pictures },
  { name: 'car-favourite', path: '/car/1', press: 'Add to favorites' },
  { name: 'car-outside', path: '/car/33', isFull: true },
  { name: 'about-papers', path: '/about#papers' },
  { name: 'contact-car', path: '/contact?car=27', isFull: true },
  { name: 'contact-errors', path: '/contact', press: 'Send via WhatsApp' },
];

/** The scenes of one width whose name contains one of the given parts. */
export function scenesAt(width: number, parts: readonly string[]): Scene[] {
  const device = width < 768 ? 'phone' : 'desktop';
  return scenes.filter(({ name, on = device }) => on === device && parts.some((part) => name.includes(part)));
}
