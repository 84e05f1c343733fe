import { texts } from 'stock:texts/inventory';
import type { InventoryTexts } from '../dealer-texts.ts';

export const inventoryTexts: InventoryTexts = texts;
