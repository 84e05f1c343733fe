import { shortcuts } from 'stock:shortcuts';
import type { Shortcut } from '../inventory/shortcuts.ts';

/** Links of the home page to what many look for among the cars of the stock. */
export const stockShortcuts: readonly Shortcut[] = shortcuts;
