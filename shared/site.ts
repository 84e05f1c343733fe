/** What the pages say about the dealership. The environment may replace most of it: see server/config.ts. */
export type Site = {
  brand: string;
  /** Scheme and host, no trailing slash. */
  origin: string;
  /** E.164, e.g. '+911123456789'. */
  phone: string;
  email: string;
  address: { street: string; district: string; locality: string; region: string; postalCode: string };
  geo: { latitude: number; longitude: number };
  social: Partial<Record<SocialNetwork, string>>;
  termsUrl?: string;
  privacyUrl?: string;
  /** 'keep' shows the three quirks that the specification records, 'fix' repairs them. */
  quirks: 'keep' | 'fix';
  /** The seasonal theme: banner, ribbons, badges, popup and fireworks. */
  festive: boolean;
  /** True while the pictures are drawings; false once photographs stand in their place. */
  illustrations: boolean;
};

export const socialNetworks = ['Facebook', 'Instagram', 'X', 'YouTube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** Made-up values that work out of the box. No Indian number begins with 0 after the country code. */
export const sampleSite: Site = {
  brand: 'Utsav Motors',
  origin: 'https://www.utsavmotors.example',
  phone: '+910000000000',
  email: 'hello@utsavmotors.example',
  address: {
    street: '108 Deepotsav Marg',
    district: 'Karol Bagh',
    locality: 'New Delhi',
    region: 'Delhi',
    postalCode: '110005',
  },
  geo: { latitude: 28.6519, longitude: 77.1909 },
  social: {},
  quirks: 'keep',
  festive: true,
  illustrations: true,
};

/** The two readings of the specification, section 9: one for people, one for machines. */
export const openingHours = {
  shown: 'Mon-Sun: 9:00 AM - 7:00 PM',
  structured: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '09:00',
    closes: '20:00',
  },
} as const;

/** The postal address on one line. */
export function addressLine({ address }: Pick<Site, 'address'>): string {
  return `${address.street}, ${address.district}, ${address.locality} ${address.postalCode}`;
}
