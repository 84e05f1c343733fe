import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../../temporary-folder.ts';
import { stubCommands } from '../stub-commands.ts';

type Service = { entrypoint: string[]; command: string[] };
const { services } = parse(readFileSync('scripts/deploy/compose.watch.yaml', 'utf8'), { merge: true }) as {
  services: Record<'prometheus' | 'alertmanager', Service>;
};

/** Runs the command of a container whose volume is the folder; returns the calls of the program that it starts. */
function runService(name: keyof typeof services, folder: string, env: Record<string, string>): string[] {
  const { PATH, calls } = stubCommands({ [name]: '' });
  const { entrypoint, command } = services[name];
  const [program = '', ...words] = [...entrypoint, ...command].map((word) =>
    // Compose writes a dollar sign twice.
    word
      .replaceAll('$$', '$')
      .replaceAll(`>/${name}/`, `>${folder}/`)
      .replace('sh /etc/', 'sh scripts/deploy/'),
  );
  execFileSync(program, words, { env: { PATH, ...env } });
  return calls();
}

it('Prometheus looks at the origin and at its alias', () => {
  const folder = temporaryFolder();
  const env = { SITE_ORIGIN: 'https://www.example.com', SITE_ALIAS: 'https://example.com' };
  expect(runService('prometheus', folder, env)).toEqual([
    'prometheus --config.file=/etc/prometheus/prometheus.yml --storage.tsdb.path=/prometheus --storage.tsdb.retention.time=30d',
  ]);
  expect(JSON.parse(readFileSync(join(folder, 'addresses.json'), 'utf8'))).toEqual([
    { targets: ['https://www.example.com', 'https://example.com'] },
  ]);
});

it.each([
  ['to one address without TICKET_WEBHOOK', {}, 'https://alerts.example.com/it\'s?a="1"'],
  ['to two addresses', { TICKET_WEBHOOK: 'https://tickets.example.com' }, 'https://tickets.example.com'],
])('Alertmanager posts urgent alerts every hour and others once a day, %s', (_what, env, url) => {
  const folder = temporaryFolder();
  const ALERT_WEBHOOK = 'https://alerts.example.com/it\'s?a="1"';
  expect(runService('alertmanager', folder, { ALERT_WEBHOOK, ...env })).toEqual([
    'alertmanager --config.file=/alertmanager/config.yml --storage.path=/alertmanager --cluster.listen-address=',
  ]);
  const page = { matchers: ['severity = page'], receiver: 'page', group_wait: '10s', repeat_interval: '1h' };
  expect(parse(readFileSync(join(folder, 'config.yml'), 'utf8'))).toEqual({
    route: { receiver: 'ticket', group_by: ['alertname'], repeat_interval: '24h', routes: [page] },
    receivers: [
      { name: 'page', webhook_configs: [{ url: ALERT_WEBHOOK }] },
      { name: 'ticket', webhook_configs: [{ url }] },
    ],
  });
});
