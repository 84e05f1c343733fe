import * as z from 'zod/mini';
import dealer from '#stock/dealer.json' with { type: 'json' };
import { siteOf } from '../shared/dealer/site.ts';
import { origin, shown } from '../shared/fields/line-of-text.ts';
import { StartError } from './start-error.ts';

const twoYearsInSeconds = 63_072_000;

export const dealerSite = siteOf(dealer);

export const variables = z.object({
  PORT: z._default(whole(0, 65_535), 3000),
  HOST: z._default(z.string(), '0.0.0.0'),
  LOG_LEVEL: z._default(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),
  /** Milliseconds for which requests are still served after /readyz has begun to fail. */
  DRAIN_MS: z._default(whole(0, 120_000), 1_000),
  METRICS_PORT: z.optional(whole(1, 65_535)),
  HSTS_MAX_AGE: z._default(whole(0, twoYearsInSeconds), twoYearsInSeconds),
  HSTS_SUBDOMAINS: z.optional(oneOf('on', 'off')),
  SITE_INDEXING: z._default(oneOf('on', 'off'), 'on'),
  SITE_ORIGIN: z._default(origin, dealerSite.origin),
  SITE_QUIRKS: z._default(oneOf('keep', 'fix'), dealerSite.quirks),
});

export type Config = ReturnType<typeof readConfig>;

/** @throws {StartError} one error that names every wrong variable */
export function readConfig(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ''));
  const { data: values, error } = variables.safeParse(given);
  if (!values) {
    const problems = error.issues.map(({ path, message }) => `- ${path.join('.')}: ${message}`);
    throw new StartError(`Invalid environment:\n${problems.join('\n')}`);
  }
  return {
    port: values.PORT,
    host: values.HOST,
    logLevel: values.LOG_LEVEL,
    drainMs: values.DRAIN_MS,
    metricsPort: values.METRICS_PORT,
    headerRules: { httpsOnly: httpsOnly(values), isIndexed: values.SITE_INDEXING === 'on' },
    site: { ...dealerSite, origin: values.SITE_ORIGIN, quirks: values.SITE_QUIRKS },
    unknown: Object.keys(given).filter((name) => name.startsWith('SITE_') && !(name in variables.shape)),
  };
}

function httpsOnly({ SITE_ORIGIN, HSTS_MAX_AGE, HSTS_SUBDOMAINS }: z.infer<typeof variables>) {
  const { protocol, hostname } = new URL(SITE_ORIGIN);
  // On an apex domain this would force the dealer's mail and intranet hosts to HTTPS.
  const includeSubDomains = HSTS_SUBDOMAINS ? HSTS_SUBDOMAINS === 'on' : hostname.startsWith('www.');
  return protocol === 'https:' ? { maxAge: HSTS_MAX_AGE, includeSubDomains } : undefined;
}

function whole(min: number, max: number) {
  const error = ({ input }: { input?: unknown }) =>
    `${shown(input)} is not a whole number from ${min} to ${max}`;
  const digits = z.string().check(z.regex(/^\d+$/, { error }));
  const limits = z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
  return z.pipe(z.pipe(digits, z.transform(Number)), limits);
}

function oneOf<const Values extends readonly [string, ...string[]]>(...values: Values) {
  return z.enum(values, { error: ({ input }) => `${shown(input)} is not one of ${values.join(', ')}` });
}
