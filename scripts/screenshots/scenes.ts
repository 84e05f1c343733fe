import type { Role } from '../engines/engine.ts';

/** What is photographed in every engine: no more than its driver knows to do. */
export type Scene = {
  name: string;
  path: string;
  /** A button that is pressed before. */
  press?: string;
  /** What has to be there for the picture. */
  shows?: [Role, string];
  isFull?: boolean;
  on?: 'phone' | 'desktop';
  withPopup?: boolean;
};

const popup: Scene['shows'] = ['dialog', 'Happy Festive Season from Utsav Motors Delhi!'];

const scenes: Scene[] = [
  { name: 'home', path: '/' },
  { name: 'home-full', path: '/', isFull: true },
  { name: 'home-popup', path: '/', shows: popup, withPopup: true },
  { name: 'menu', path: '/about', on: 'phone', press: 'Open menu', shows: ['dialog', 'Menu'] },
  { name: 'inventory', path: '/inventory' },
  { name: 'inventory-full', path: '/inventory?make=Honda', isFull: true },
  {
    name: 'inventory-panel',
    path: '/inventory',
    on: 'phone',
    press: 'Filters (4)',
    shows: ['dialog', 'Filters'],
  },
  { name: 'inventory-empty', path: '/inventory?search=spaceship' },
  { name: 'car', path: '/car/1' },
  { name: 'car-full', path: '/car/1', isFull: true },
  { name: 'inquiry-errors', path: '/car/1', press: 'Send Inquiry' },
  { name: 'car-not-found', path: '/car/34' },
  { name: 'about-full', path: '/about', isFull: true },
  { name: 'contact-full', path: '/contact', isFull: true },
  { name: 'contact-errors', path: '/contact', press: 'Send via WhatsApp' },
  { name: 'not-found', path: '/nowhere' },
];

/** The scenes of one width whose name holds one of the given parts. */
export function scenesAt(width: number, parts: readonly string[]): Scene[] {
  const device = width < 768 ? 'phone' : 'desktop';
  return scenes.filter(({ name, on = device }) => on === device && parts.some((part) => name.includes(part)));
}
