import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { startInstance } from '../process/instance.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const folder = 'scripts/deploy/prometheus';
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');

type Rule = { alert: string; expr: string; labels: { severity: string } };
const { groups } = parse(read('rules.yml')) as { groups: [{ rules: Rule[] }] };
const [{ rules }] = groups;

it.each(['check config prometheus.yml', 'test rules rules.test.yml'])('promtool %s', (command) => {
  const { status, stderr } = spawnSync('promtool', command.split(' '), { cwd: folder, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('FAILED')]);
});

it('the guide explains each alert', () => {
  const guide = readFileSync('scripts/deploy/README.md', 'utf8');
  expect(rules.filter(({ alert }) => !guide.includes(`\`${alert}\``))).toEqual([]);
});

it('amtool: each severity of the rules has its own route', () => {
  const file = join(temporaryFolder(), 'config.yml');
  const env = { PATH: process.env.PATH, ALERT_WEBHOOK: 'https://alerts.example.com' };
  writeFileSync(file, execFileSync('sh', ['scripts/deploy/alertmanager/config.sh'], { env }));
  const amtool = (...words: string[]) => execFileSync('amtool', words, { encoding: 'utf8', stdio: 'pipe' });
  expect(amtool('check-config', file)).toContain('2 receivers');
  for (const severity of new Set(rules.map(({ labels }) => labels.severity))) {
    const receiver = amtool('config', 'routes', 'test', `--config.file=${file}`, `severity=${severity}`);
    expect(receiver.trim()).toBe(severity);
  }
});

it('the rules only use series that the site serves from its start', async () => {
  const metrics = await (await startInstance()).metrics();
  const series = rules.flatMap(({ expr }) => seriesOf(expr));
  expect(series.length).toBeGreaterThan(8);
  expect(series.filter((one) => !one.test(metrics)).map(String)).toEqual([]);
});

/** A pattern for each of the site's series in an expression, except `up` and the label `job`, which Prometheus adds. */
function seriesOf(expression: string): RegExp[] {
  return [...expression.matchAll(/([a-z_0-9]+)\{([^}]*)\}/g)].flatMap(([, name = '', text = '']) => {
    if (name === 'up' || !text.includes('job="site"')) return [];
    const labels = [...text.matchAll(/(\w+)(=~|!=|=)("[^"]*")/g)].filter(([, label]) => label !== 'job');
    const rules = labels.map(([, label = '', sign, value = '']) => {
      const has = `.*\\b${label}="(${value.slice(1, -1)})"`;
      return sign === '!=' ? `(?=.*\\b${label}=)(?!${has})` : `(?=${has})`;
    });
    return [new RegExp(`^${name}[{ ]${rules.join('')}`, 'm')];
  });
}
