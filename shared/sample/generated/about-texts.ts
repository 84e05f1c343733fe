// Written from the stock: see shared/README.md.
import type { AboutTexts } from "../../dealer-texts.ts";

export const aboutTexts: AboutTexts = {
"description": "{brand} has sold certified pre-owned cars in Delhi since 2015: 5,000+ vehicles, 2,500+ happy customers and transparent prices with no hidden fees.",
"since": "Est. 2015",
"claim": "For over 10 years we have found Delhi's families their next car, one honest conversation at a time.",
"mission": "A second-hand car should be a good decision, not a gamble. We buy only what we would drive ourselves, look at it from the underside up, write down what we find, and put one price on the windscreen. What you read on the card is what you hear at the desk; what is paid beside it, the transfer and the insurance, is written there too.",
"figures": [
{"name":"Happy Customers","value":"2,500+"},
{"name":"Vehicles Sold","value":"5,000+"},
{"name":"Customer Rating","value":"4.9/5"},
{"name":"Awards Won","value":"15+"}
],
"values": [
{"icon":"shield-check","title":"Trust & Integrity","text":"Every fault we know of is told before you ask, and written on the sheet that you take home."},
{"icon":"users","title":"Customer First","text":"No targets on a salesman’s wall: we would sooner sell you the smaller car that fits your life."},
{"icon":"award","title":"Quality Excellence","text":"A car leaves the workshop when it is right, not when the month ends."},
{"icon":"heart-handshake","title":"25+ Years Experience","text":"The people at our desks have dealt in cars for longer than most of our stock has been on the road."}
],
"reasons": [
"Certified pre-owned cars with warranty",
"Vehicle history reports for every car",
"Professional detailing and reconditioning",
"Financing at competitive rates",
"Consultation with people who know the cars",
"Multi-point inspection before sale",
"Transparent pricing with no hidden fees",
"Fair trade-in evaluation of your present car",
"Extended warranty on request",
"Ongoing support after you drive away"
],
"services": [
"We show you the RC and its emission norm before you pay anything.",
"We fill in Forms 29 and 30 with you, hand them in at the RTO and tell you when your name is on the RC.",
"For a car that leaves Delhi NCR we get the NOC (Form 28).",
"An old loan is closed, and Form 35 is in your hands, before the car is.",
"We check for unpaid challans on the day you take the car, and pay what is open."
]
};
