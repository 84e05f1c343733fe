import sample from '../shared/sample/dealer.json' with { type: 'json' };
import { halfSetAddress } from './half-set-address.ts';
import { sampleValues } from '../shared/sample-values.ts';
import { dealerSite, socialNetworks } from '../shared/site.ts';
import type { Site } from '../shared/site.ts';
import type { HeaderRules } from './requests/security-headers.ts';
import { StartError } from './start-error.ts';

export type Config = {
  port: number;
  host: string;
  logLevel: string;
  /** How long requests are still served after /readyz began to fail. */
  drainMs: number;
  /** The port of /metrics; undefined: no metrics. */
  metricsPort: number | undefined;
  headerRules: HeaderRules;
  /** True: browsers report their faults. */
  wantsBrowserFaults: boolean;
  site: Site;
  /** Which of the dealer's facts are still those of the sample: 'brand', 'telephone'. */
  samples: string[];
};

const whereToSet =
  'set them in dealer.json, or as SITE_ADDRESS_DISTRICT, SITE_ADDRESS_POSTAL_CODE, SITE_LATITUDE and SITE_LONGITUDE';

const twoYearsInSeconds = 63_072_000;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads the environment.
 * @throws {ConfigError} one error that names every wrong variable
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = [];

  function read<T>(name: string, otherwise: T, wanted: string, parse: (text: string) => T | undefined): T {
    const text = env[name];
    if (text === undefined || text === '') return otherwise;
    const value = parse(text);
    if (value === undefined) problems.push(`${name} is '${text}', but has to be ${wanted}`);
    return value ?? otherwise;
  }
  const integer = (name: string, otherwise: number, min: number, max: number) =>
    read(name, otherwise, `a whole number from ${min} to ${max}`, (text) => {
      const value = /^\d+$/.test(text) ? Number(text) : NaN;
      return value >= min && value <= max ? value : undefined;
    });
  const matching = (name: string, otherwise: string, wanted: string, pattern: RegExp) =>
    read(name, otherwise, wanted, (text) => (pattern.test(text) ? text : undefined));
  const text = (name: string, otherwise: string) =>
    matching(name, otherwise, 'one line of text', /^[^\r\n]+$/);
  const coordinate = (name: string, otherwise: number, limit: number) =>
    read(name, otherwise, `degrees from -${limit} to ${limit}`, (degrees) => {
      const value = /^-?\d+(\.\d+)?$/.test(degrees) ? Number(degrees) : NaN;
      return Math.abs(value) <= limit ? value : undefined;
    });
  const isOn = (name: string, otherwise: boolean) =>
    read(name, otherwise ? 'on' : 'off', "'on' or 'off'", oneOf(['on', 'off'])) === 'on';
  const link = (name: string) => read(name, undefined, 'an http or https URL', parseLink);

  const links = {
    social: Object.fromEntries(
      socialNetworks.flatMap((network) => {
        const url = link(`SITE_SOCIAL_${network.toUpperCase()}`);
        return url ? [[network, url]] : [];
      }),
    ),
    termsUrl: link('SITE_TERMS_URL') ?? dealerSite.termsUrl,
    privacyUrl: link('SITE_PRIVACY_URL') ?? dealerSite.privacyUrl,
  };
  const { address, geo } = dealerSite;
  const origin = read(
    'SITE_ORIGIN',
    dealerSite.origin,
    'scheme and host without a path, such as https://www.example.com',
    parseOrigin,
  );
  const httpsOnly = {
    maxAge: integer('HSTS_MAX_AGE', twoYearsInSeconds, 0, twoYearsInSeconds),
    // On an apex domain this would force the dealer's mail and intranet hosts to HTTPS.
    includeSubDomains: isOn('HSTS_SUBDOMAINS', new URL(origin).hostname.startsWith('www.')),
  };
  const config: Config = {
    port: integer('PORT', 3000, 0, 65535),
    host: text('HOST', '0.0.0.0'),
    logLevel: read('LOG_LEVEL', 'info', `one of ${logLevels.join(', ')}`, oneOf(logLevels)),
    drainMs: integer('DRAIN_MS', 1_000, 0, 120_000),
    metricsPort: env.METRICS_PORT ? integer('METRICS_PORT', 0, 1, 65535) : undefined,
    headerRules: {
      httpsOnly: origin.startsWith('https:') ? httpsOnly : undefined,
      isIndexed: isOn('SITE_INDEXING', true),
    },
    wantsBrowserFaults: isOn('BROWSER_FAULTS', true),
    site: {
      ...dealerSite,
      brand: text('SITE_BRAND', dealerSite.brand),
      origin,
      phone: matching('SITE_PHONE', dealerSite.phone, 'in E.164 form, such as +911123456789', /^\+\d{8,15}$/),
      email: matching(
        'SITE_EMAIL',
        dealerSite.email,
        'an e-mail address',
        /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/,
      ),
      address: {
        street: text('SITE_ADDRESS', address.street),
        district: text('SITE_ADDRESS_DISTRICT', address.district),
        locality: text('SITE_ADDRESS_LOCALITY', address.locality),
        region: text('SITE_ADDRESS_REGION', address.region),
        postalCode: text('SITE_ADDRESS_POSTAL_CODE', address.postalCode),
      },
      geo: {
        latitude: coordinate('SITE_LATITUDE', geo.latitude, 90),
        longitude: coordinate('SITE_LONGITUDE', geo.longitude, 180),
      },
      social: { ...dealerSite.social, ...links.social },
      ...(links.termsUrl && { termsUrl: links.termsUrl }),
      ...(links.privacyUrl && { privacyUrl: links.privacyUrl }),
      quirks: read('SITE_QUIRKS', dealerSite.quirks, "'keep' or 'fix'", oneOf(['keep', 'fix'])),
    },
    samples: [],
  };
  config.samples = sampleValues(config.site, sample);
  const halfSet = halfSetAddress(config.site, sample);
  if (halfSet) problems.push(`${halfSet}: ${whereToSet}`);
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

export class ConfigError extends StartError {
  override name = 'ConfigError';

  constructor(problems: readonly string[]) {
    super(`The site cannot start, for its environment is wrong:\n- ${problems.join('\n- ')}`);
  }
}

function oneOf<T extends string>(values: readonly T[]) {
  return (text: string) => values.find((value) => value === text);
}

function parseLink(text: string): string | undefined {
  return /^https?:\/\//.test(text) && URL.canParse(text) ? text : undefined;
}

function parseOrigin(text: string): string | undefined {
  return parseLink(text) && new URL(text).origin === text ? text : undefined;
}
