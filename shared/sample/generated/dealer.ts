// Written from the stock: see shared/README.md.
import type { DelhiRules } from "../../delhi/delhi-rules.ts";
import type { Scene } from "../../scenes/scenes.ts";
import type { Dealer, DealerHours } from "../../site.ts";

export const dealer: Dealer = {
"brand": "Utsav Motors",
"origin": "https://www.utsavmotors.example",
"phone": "+910000000000",
"email": "hello@utsavmotors.example",
"address": {
"street": "108 Deepotsav Marg",
"district": "Karol Bagh",
"locality": "New Delhi",
"region": "Delhi",
"postalCode": "110005"
},
"geo": {
"latitude": 28.6519,
"longitude": 77.1909
},
"hours": {
"shown": "Mon-Sun: 9:00 AM - 7:00 PM",
"structured": {"days":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"],"opens":"09:00","closes":"20:00"}
},
"social": {},
"season": "always",
"quirks": "keep",
"finance": {
"rate": 12.5,
"downPayment": 20
},
"goods": "certified pre-owned cars",
"metro": {
"station": "Karol Bagh",
"line": "Blue Line",
"exit": "4",
"minutesOnFoot": 7
},
"parking": "Free for visitors, in the yard behind the showroom"
};

export const hours: DealerHours = {
"shown": "Mon-Sun: 9:00 AM - 7:00 PM",
"structured": {
"days": ["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"],
"opens": "09:00",
"closes": "20:00"
}
};

export const footer = "{brand} sells quality certified pre-owned cars from one showroom in Delhi: priced in the open and handed over with every paper in order.";

export const delhi: Partial<DelhiRules> = {};

export const ownScenes: Partial<Record<Scene, string>> = {};

export const isSample = true;
