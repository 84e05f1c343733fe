import type { PageName } from '../../../scripts/sample-pages.ts';
import { barLinks, menuLinks } from '../harness/navigation-names.ts';
import type { AccessibleNames } from './checks/accessible-names.ts';

/** What a page has between header and footer, in order. */
type Parts = Record<'regions' | 'links' | 'buttons' | 'fields', string[]>;

const bar = ['Utsav Motors', ...barLinks];
const foot = [
  'Facebook',
  'Instagram',
  'X',
  'YouTube',
  'Home',
  'Inventory',
  'About Us',
  'Contact Us',
  '+91 00000 00000',
  'hello@utsavmotors.example',
  'Terms of Service',
  'Privacy Policy',
  'Sitemap',
];
const around = {
  before: ['complementary Season', 'banner', 'navigation Main', 'main'],
  after: ['contentinfo', 'navigation Quick Links', 'region Notifications'],
};

const partsOf: Record<PageName, Parts> = {
  home: {
    regions: [
      'navigation Popular searches',
      'region Why Choose Utsav Motors?',
      'region Featured Vehicles',
      'region Come and sit in one',
    ],
    links: [
      'View Festive Offers',
      'Contact Us',
      'Under ₹3 lakh',
      '₹3–6 lakh',
      'Automatic',
      'CNG',
      'Diesel',
      'One owner',
      'View Details: 2020 Hyundai Creta SX',
      'View Details: 2018 Maruti Suzuki Swift VXI',
      'View Details: 2019 Honda City ZX',
      'View All Vehicles',
      'By metro or bus',
      'Call +91 00000 00000',
      'Get Directions',
      'Exchange your car',
    ],
    buttons: ['Play the film', 'Add to favorites', 'Add to favorites', 'Add to favorites'],
    fields: [],
  },
  inventory: {
    regions: [
      'search Filter cars',
      'region 4 Premium Cars',
      'navigation Used cars by brand, fuel and gearbox',
    ],
    links: [
      'Remove Honda',
      'View Details: 2019 Honda City ZX',
      'View Details: 2018 Honda Amaze VX',
      'View Details: 2016 Honda Jazz V',
      'View Details: 2006 Honda City ZX GXi',
      'Used Hyundai cars',
      'Used Maruti Suzuki cars',
      'Used Honda cars',
      'Used Toyota cars',
      'Used Mahindra cars',
      'Used Tata cars',
      'Used Petrol cars',
      'Used Petrol + CNG cars',
      'Used Diesel cars',
      'Used CNG cars',
      'Used Manual cars',
      'Used Automatic cars',
    ],
    buttons: ['Reset Filters', ...Array.from({ length: 4 }, () => 'Add to favorites')],
    fields: [
      'searchbox Search',
      'combobox Brand',
      'combobox Year',
      'combobox Sort by',
      'slider Lowest price',
      'slider Highest price',
    ],
  },
  car: {
    regions: [
      'region What you get',
      'region Inspection sheet',
      'region Specifications',
      'region Interested in this vehicle?',
      'region Come and drive it',
      'region Vehicle Location',
      'region Similar Cars',
    ],
    links: [
      'Back to Inventory',
      'Illustration: Polar White Hyundai Creta SX, front three-quarter view',
      'Illustration: Polar White Hyundai Creta SX, side view',
      'Illustration: Polar White Hyundai Creta SX, rear three-quarter view',
      'Illustration: Polar White Hyundai Creta SX, front view',
      'Inspected on a day: 2 faults found',
      'Call Now',
      'Email Inquiry',
      'Ask on WhatsApp',
      ...Array.from({ length: 7 }, () => 'Drive on a day'),
      'Send me a video',
      'Exchange your car',
      'By metro or bus',
      'Get Directions',
      'View Details: 2022 Hyundai Venue SX Turbo',
      'View Details: 2021 Kia Seltos HTK Plus',
      'View Details: 2020 MG Hector Smart',
    ],
    buttons: [
      'Add to favorites',
      'Share',
      'Show the front three-quarter view',
      'Show the side view',
      'Show the rear three-quarter view',
      'Show the front view',
      'Send Inquiry',
      'Add to favorites',
      'Add to favorites',
      'Add to favorites',
    ],
    fields: [
      'textbox First Name',
      'textbox Last Name',
      'textbox Email Address',
      'textbox Phone Number',
      'textbox Message',
    ],
  },
  'car-not-found': {
    regions: ['region 2019 Tata Tiago XZ', 'region Similar Cars'],
    links: [
      'Back to Inventory',
      'Ask on WhatsApp',
      'View Details: 2016 Hyundai i20 Sportz',
      'View Details: 2016 Volkswagen Polo Highline',
      'View Details: 2019 Maruti Suzuki WagonR LXI',
    ],
    buttons: ['Add to favorites', 'Add to favorites', 'Add to favorites', 'Add to favorites'],
    fields: [],
  },
  about: {
    regions: [
      'region Our Mission',
      'region Our Values',
      'region Why Choose Utsav Motors',
      'region Papers and rules',
      'region Your next car may be standing here',
    ],
    links: ['View Inventory', 'Contact Us'],
    buttons: ['Check'],
    fields: ['combobox Fuel', 'combobox Year', 'combobox Norm on the RC'],
  },
  contact: {
    regions: ['region Send us a Message', 'region Find Our Showroom', 'region Need Immediate Assistance?'],
    links: [
      '+91 00000 00000',
      'hello@utsavmotors.example',
      'Open the map in Google Maps',
      'By metro or bus',
      'Get Directions',
      'Call +91 00000 00000',
      'Email Us',
    ],
    buttons: ['Send via WhatsApp'],
    fields: [
      'textbox First Name *',
      'textbox Last Name',
      'textbox Email Address *',
      'textbox Phone Number',
      'combobox Department',
      'textbox Message *',
    ],
  },
  'not-found': { regions: [], links: ['Return to Home', 'View Inventory'], buttons: [], fields: [] },
};

/** The accessible names of a page on a desktop; of the inventory with the cars of one brand. */
export function namesOnDesktop(page: PageName): AccessibleNames {
  const { regions, links, buttons, fields } = partsOf[page];
  return {
    landmarks: [...around.before, ...regions, ...around.after],
    links: ['Skip to content', ...bar, ...links, ...foot],
    buttons: [...buttons, 'Subscribe'],
    fields: [...fields, 'textbox Your email for the newsletter'],
  };
}

/** The accessible names in open dialogs, by state. */
export const namesInDialogs: Record<string, AccessibleNames> = {
  menu: {
    landmarks: ['dialog Menu', 'navigation Mobile'],
    links: menuLinks,
    buttons: ['Close menu'],
    fields: [],
  },
  'filter panel': {
    landmarks: ['dialog Filters'],
    links: [],
    buttons: ['Close filters', 'Clear All', 'Apply Filters', 'Hide Filters'],
    fields: [
      'searchbox Search',
      'combobox Make',
      'slider Lowest price',
      'slider Highest price',
      'slider Earliest year',
      'slider Latest year',
    ],
  },
  popup: {
    landmarks: ['dialog Happy Festive Season from Utsav Motors Delhi!'],
    links: ['View Offers', 'Contact Us'],
    buttons: ['Close'],
    fields: [],
  },
};
