export const stats = [
  { name: 'Happy Customers', value: '2,500+' },
  { name: 'Vehicles Sold', value: '5,000+' },
  { name: 'Customer Rating', value: '4.9/5' },
  { name: 'Awards Won', value: '15+' },
] as const;

export const values = [
  {
    icon: 'shield-check',
    title: 'Trust & Integrity',
    text: 'Every fault we know of is told before you ask, and written on the sheet that you take home.',
  },
  {
    icon: 'users',
    title: 'Customer First',
    text: 'No targets on a salesman’s wall: we would sooner sell you the smaller car that fits your life.',
  },
  {
    icon: 'award',
    title: 'Quality Excellence',
    text: 'A car leaves the workshop when it is right, not when the month ends.',
  },
  {
    icon: 'heart-handshake',
    title: '25+ Years Experience',
    text: 'The people at our desks have dealt in cars for longer than most of our stock has been on the road.',
  },
] as const;

export const reasons = [
  'Certified pre-owned cars with warranty',
  'Vehicle history reports for every car',
  'Professional detailing and reconditioning',
  'Financing at competitive rates',
  'Consultation with people who know the cars',
  'Multi-point inspection before sale',
  'Transparent pricing with no hidden fees',
  'Fair trade-in evaluation of your present car',
  'Extended warranty on request',
  'Ongoing support after you drive away',
] as const;

/** What changes hands together with a car. */
export const papers = [
  [
    'Registration certificate (RC)',
    'The car’s identity: its chassis and engine numbers are those on the car.',
  ],
  ['Form 29, two copies', 'The seller’s notice of the transfer.'],
  ['Form 30, two copies', 'The buyer’s report of the transfer, within 14 days in the same state.'],
  ['Form 28 (NOC)', 'When the car moves to another RTO or state.'],
  ['Form 35 and the bank’s NOC', 'Ends a loan that stands on the RC.'],
  ['Insurance', 'Transferred within 14 days. Third-party cover is the least.'],
  ['PUC certificate', 'Valid proof that the car keeps the limits of pollution.'],
  ['PAN and proof of address', 'Of buyer and seller.'],
  [
    'Service book, both keys, challans',
    'Not asked for by law, but by everyone: we show that no challan is unpaid.',
  ],
] as const;

export const dealersPart = [
  'We show you the RC and its emission norm before you pay anything.',
  'We fill in Forms 29 and 30 with you, hand them in at the RTO and tell you when your name is on the RC.',
  'For a car that leaves Delhi NCR we get the NOC (Form 28).',
  'An old loan is closed, and Form 35 is in your hands, before the car is.',
  'We check for unpaid challans on the day you take the car, and pay what is open.',
] as const;
