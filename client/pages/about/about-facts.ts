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
