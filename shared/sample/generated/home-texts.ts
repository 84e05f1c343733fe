// Written from the stock: see shared/README.md.
import type { HomeTexts } from "../../dealer-texts.ts";

export const homeTexts: HomeTexts = {
"description": "Quality certified pre-owned cars in Delhi with transparent dealing: fairly priced, with finance at {brand}.",
"title": "Certified pre-owned cars, dealt with in the open",
"welcome": "Faults written down, and prices that stand on the windscreen. Come, sit in one and take your time.",
"reasons": [
{"icon":"badge-check","title":"Certified Quality","text":"What our multi-point inspection finds is written down, faults first, and you may read the sheet. Where it is still to come, we say so."},
{"icon":"zap","title":"Instant Approval","text":"Finance from leading banks, most often approved while you are still having tea with us."},
{"icon":"heart-handshake","title":"Fair Prices","text":"One price on every windscreen, the same on this site and at the desk, with no hidden fees."}
],
"festive": {
"description": "Quality certified pre-owned cars in Delhi with transparent dealing: fairly priced, with finance and festive offers at {brand}.",
"welcome": "Exclusive festive offers on premium cars this season. Drive home happiness and prosperity today!",
"ribbon": "Festive Discounts | Complimentary Accessories | Easy Finance | Free Insurance*",
"reason": {"icon":"gift","title":"Festive Offers","text":"Seasonal prices, complimentary accessories and insurance on selected cars, for as long as the lamps are lit."},
"popup": "Up to 20% off selected cars, with accessories and easy finance, while the season lasts."
}
};
