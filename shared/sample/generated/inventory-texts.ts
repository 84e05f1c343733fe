// Written from the stock: see shared/README.md.
import type { InventoryTexts } from "../../dealer-texts.ts";

export const inventoryTexts: InventoryTexts = {
"cars": "Premium Cars",
"promise": "all priced in the open and ready to drive home",
"festive": {
"ribbon": "Festive Special Offers - Up to 20% Off on Selected Cars!"
}
};
