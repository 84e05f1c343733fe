import * as z from 'zod/mini';
import { dealerFacts } from '../shared/dealer-facts/dealer-facts.ts';
import { lineOfText, shown } from '../shared/dealer-facts/line-of-text.ts';
import { halfSetAddress, sampleValues } from '../shared/dealer-facts/sample-values.ts';
import { dealerSite } from '../shared/dealer-site.ts';
import sample from '../shared/sample/dealer.json' with { type: 'json' };
import type { Site } from '../shared/site.ts';
import { StartError } from './start-error.ts';

const twoYearsInSeconds = 63_072_000;
const { address, geo } = dealerSite;

/** Every variable. SITE_… variables override the facts in dealer.json. */
export const variables = z.object({
  PORT: z._default(whole(0, 65_535), 3000),
  HOST: z._default(lineOfText(), '0.0.0.0'),
  LOG_LEVEL: z._default(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),
  /** Milliseconds for which requests are still served after /readyz has begun to fail. */
  DRAIN_MS: z._default(whole(0, 120_000), 1_000),
  METRICS_PORT: z.optional(whole(1, 65_535)),
  HSTS_MAX_AGE: z._default(whole(0, twoYearsInSeconds), twoYearsInSeconds),
  HSTS_SUBDOMAINS: z.optional(oneOf('on', 'off')),
  BROWSER_ERRORS: z._default(oneOf('on', 'off'), 'off'),
  SITE_INDEXING: z._default(oneOf('on', 'off'), 'on'),
  SITE_BRAND: z._default(dealerFacts.brand, dealerSite.brand),
  SITE_ORIGIN: z._default(dealerFacts.origin, dealerSite.origin),
  SITE_PHONE: z._default(dealerFacts.phone, dealerSite.phone),
  SITE_EMAIL: z._default(dealerFacts.email, dealerSite.email),
  SITE_ADDRESS: z._default(dealerFacts.address.street, address.street),
  SITE_ADDRESS_DISTRICT: z._default(dealerFacts.address.district, address.district),
  SITE_ADDRESS_LOCALITY: z._default(dealerFacts.address.locality, address.locality),
  SITE_ADDRESS_REGION: z._default(dealerFacts.address.region, address.region),
  SITE_ADDRESS_POSTAL_CODE: z._default(dealerFacts.address.postalCode, address.postalCode),
  SITE_LATITUDE: z._default(decimal(dealerFacts.geo.latitude), geo.latitude),
  SITE_LONGITUDE: z._default(decimal(dealerFacts.geo.longitude), geo.longitude),
  SITE_SOCIAL_FACEBOOK: z.optional(dealerFacts.link),
  SITE_SOCIAL_INSTAGRAM: z.optional(dealerFacts.link),
  SITE_SOCIAL_X: z.optional(dealerFacts.link),
  SITE_SOCIAL_YOUTUBE: z.optional(dealerFacts.link),
  SITE_TERMS_URL: z.optional(dealerFacts.link),
  SITE_PRIVACY_URL: z.optional(dealerFacts.link),
  SITE_QUIRKS: z._default(oneOf('keep', 'fix'), dealerSite.quirks),
});

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the environment.
 * @throws {StartError} one error that names every wrong variable
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ''));
  const { data: values, error } = variables.safeParse(given);
  if (!values) throw wrong(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  const site = siteWith(values);
  const halfSet = halfSetAddress(site, sample);
  if (halfSet) throw wrong([`SITE_ADDRESS: ${halfSet}: ${whereToSet}`]);
  return {
    port: values.PORT,
    host: values.HOST,
    logLevel: values.LOG_LEVEL,
    drainMs: values.DRAIN_MS,
    metricsPort: values.METRICS_PORT,
    wantsBrowserErrors: values.BROWSER_ERRORS === 'on',
    headerRules: { httpsOnly: httpsOnly(values), isIndexed: values.SITE_INDEXING === 'on' },
    site,
    /** The facts about the dealer that are still the sample's: 'brand', 'telephone'. */
    samples: sampleValues(site, sample),
  };
}

type Values = z.infer<typeof variables>;

function siteWith(values: Values): Site {
  const { SITE_SOCIAL_FACEBOOK: Facebook, SITE_SOCIAL_INSTAGRAM: Instagram } = values;
  const { SITE_SOCIAL_X: X, SITE_SOCIAL_YOUTUBE: YouTube } = values;
  const { SITE_TERMS_URL: termsUrl, SITE_PRIVACY_URL: privacyUrl } = values;
  return {
    ...dealerSite,
    brand: values.SITE_BRAND,
    origin: values.SITE_ORIGIN,
    phone: values.SITE_PHONE,
    email: values.SITE_EMAIL,
    address: {
      street: values.SITE_ADDRESS,
      district: values.SITE_ADDRESS_DISTRICT,
      locality: values.SITE_ADDRESS_LOCALITY,
      region: values.SITE_ADDRESS_REGION,
      postalCode: values.SITE_ADDRESS_POSTAL_CODE,
    },
    geo: { latitude: values.SITE_LATITUDE, longitude: values.SITE_LONGITUDE },
    social: { ...dealerSite.social, ...defined({ Facebook, Instagram, X, YouTube }) },
    ...defined({ termsUrl, privacyUrl }),
    quirks: values.SITE_QUIRKS,
  };
}

function httpsOnly({ SITE_ORIGIN, HSTS_MAX_AGE, HSTS_SUBDOMAINS }: Values) {
  const { protocol, hostname } = new URL(SITE_ORIGIN);
  // On an apex domain this would force the dealer's mail and intranet hosts to HTTPS.
  const includeSubDomains = HSTS_SUBDOMAINS ? HSTS_SUBDOMAINS === 'on' : hostname.startsWith('www.');
  return protocol === 'https:' ? { maxAge: HSTS_MAX_AGE, includeSubDomains } : undefined;
}

const whereToSet =
  'set them in dealer.json, or as SITE_ADDRESS_DISTRICT, SITE_ADDRESS_POSTAL_CODE, SITE_LATITUDE and SITE_LONGITUDE';

function wrong(problems: readonly string[]): StartError {
  return new StartError(`The site cannot start, for its environment is wrong:\n- ${problems.join('\n- ')}`);
}

function whole(least: number, most: number) {
  const error = ({ input }: { input?: unknown }) =>
    `${shown(input)} is not a whole number from ${least} to ${most}`;
  return decimal(z.int({ error }).check(z.minimum(least, { error }), z.maximum(most, { error })));
}

/** A number written in digits, within the limits of a schema. */
function decimal(limits: z.ZodMiniNumber<number>) {
  const error = ({ input }: { input?: unknown }) => limits.safeParse(input).error?.issues[0]?.message;
  const digits = z.regex(/^-?\d+(\.\d+)?$/, { error });
  return z.pipe(z.pipe(z.string().check(digits), z.transform(Number)), limits);
}

function oneOf<const Values extends readonly [string, ...string[]]>(...values: Values) {
  return z.enum(values, { error: ({ input }) => `${shown(input)} is not one of ${values.join(', ')}` });
}

function defined<T extends object>(values: T) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: NonNullable<T[Key]>;
  };
}
