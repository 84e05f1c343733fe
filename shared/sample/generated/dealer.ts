// Written from the stock: see shared/README.md.
import type { DealerTexts } from '../../dealer-texts.ts';
import type { DelhiRules } from '../../delhi/delhi-rules.ts';
import type { Scene } from '../../scenes/scenes.ts';
import type { Dealer } from '../../site.ts';

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

export const texts: DealerTexts = {
"home": {
"description": "Quality certified pre-owned cars in Delhi with transparent dealing: fairly priced, with finance at {brand}.",
"title": "Certified pre-owned cars, dealt with in the open",
"welcome": "Faults written down, and prices that stand on the windscreen. Come, sit in one and take your time.",
"reasons": [{"icon":"badge-check","title":"Certified Quality","text":"What our multi-point inspection finds is written down, faults first, and you may read the sheet. Where it is still to come, we say so."},{"icon":"zap","title":"Instant Approval","text":"Finance from leading banks, most often approved while you are still having tea with us."},{"icon":"heart-handshake","title":"Fair Prices","text":"One price on every windscreen, the same on this site and at the desk, with no hidden fees."}],
"festive": {"description":"Quality certified pre-owned cars in Delhi with transparent dealing: fairly priced, with finance and festive offers at {brand}.","welcome":"Exclusive festive offers on premium cars this season. Drive home happiness and prosperity today!","ribbon":"Festive Discounts | Complimentary Accessories | Easy Finance | Free Insurance*","reason":{"icon":"gift","title":"Festive Offers","text":"Seasonal prices, complimentary accessories and insurance on selected cars, for as long as the lamps are lit."},"popup":"Up to 20% off selected cars, with accessories and easy finance, while the season lasts."}
},
"inventory": {
"cars": "Premium Cars",
"promise": "all priced in the open and ready to drive home",
"festive": {"ribbon":"Festive Special Offers - Up to 20% Off on Selected Cars!"}
},
"about": {
"description": "{brand} has sold certified pre-owned cars in Delhi since 2015: 5,000+ vehicles, 2,500+ happy customers and transparent prices with no hidden fees.",
"since": "Est. 2015",
"claim": "For over 10 years we have found Delhi's families their next car, one honest conversation at a time.",
"mission": "A second-hand car should be a good decision, not a gamble. We buy only what we would drive ourselves, look at it from the underside up, write down what we find, and put one price on the windscreen. What you read on the card is what you hear at the desk; what is paid beside it, the transfer and the insurance, is written there too.",
"figures": [{"name":"Happy Customers","value":"2,500+"},{"name":"Vehicles Sold","value":"5,000+"},{"name":"Customer Rating","value":"4.9/5"},{"name":"Awards Won","value":"15+"}],
"values": [{"icon":"shield-check","title":"Trust & Integrity","text":"Every fault we know of is told before you ask, and written on the sheet that you take home."},{"icon":"users","title":"Customer First","text":"No targets on a salesman’s wall: we would sooner sell you the smaller car that fits your life."},{"icon":"award","title":"Quality Excellence","text":"A car leaves the workshop when it is right, not when the month ends."},{"icon":"heart-handshake","title":"25+ Years Experience","text":"The people at our desks have dealt in cars for longer than most of our stock has been on the road."}],
"reasons": ["Certified pre-owned cars with warranty","Vehicle history reports for every car","Professional detailing and reconditioning","Financing at competitive rates","Consultation with people who know the cars","Multi-point inspection before sale","Transparent pricing with no hidden fees","Fair trade-in evaluation of your present car","Extended warranty on request","Ongoing support after you drive away"],
"services": ["We show you the RC and its emission norm before you pay anything.","We fill in Forms 29 and 30 with you, hand them in at the RTO and tell you when your name is on the RC.","For a car that leaves Delhi NCR we get the NOC (Form 28).","An old loan is closed, and Form 35 is in your hands, before the car is.","We check for unpaid challans on the day you take the car, and pay what is open."]
},
"footer": "{brand} sells quality certified pre-owned cars from one showroom in Delhi: priced in the open and handed over with every paper in order."
};

export const delhi: Partial<DelhiRules> = {};

export const ownScenes: Partial<Record<Scene, string>> = {};

export const isSample = true;
