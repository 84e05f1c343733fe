import { expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { logStart } from '../../server/log-start.ts';
import { makeLog } from './make-app.ts';

const stock = { words: '12 cars, 1 sold, 2 drafts', date: '2031-10-19' };

it('a dealer’s own stock gets one warning of all values that are still the sample’s', () => {
  const { log, lines } = makeLog();
  const { site, ...config } = readConfig({ SITE_ORIGIN: 'https://gaadi.example' });
  const own = { ...config, site: { ...site, brand: 'Gaadi Ghar', phone: '+911123456789' } };
  logStart(own, { name: '1a2b3c4d', stock }, false, log);
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [30, 'build 1a2b3c4d: 12 cars, 1 sold, 2 drafts, stock of 2031-10-19'],
    [40, 'replace these sample values in dealer.json: e-mail, address'],
  ]);
});
