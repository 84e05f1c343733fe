import { inventoryTexts } from '#stock/inventory-texts.ts';
import type { PageCode } from '../loading/page-code.ts';
import { InventoryPage } from '../pages/inventory/inventory-page.tsx';

export { hydrate } from './every-page.ts';

export const code: PageCode = { pages: { inventory: InventoryPage }, texts: { inventory: inventoryTexts } };
