import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startInstance } from '../process/instance.ts';

const folder = 'scripts/deploy/prometheus';
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');

describe('Prometheus', () => {
  it.each(['check config prometheus.yml', 'test rules rules.test.yml'])('promtool %s', (command) => {
    const { status, stderr } = spawnSync('promtool', command.split(' '), { cwd: folder, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('FAILED')]);
  });

  it('tests every alert rule, and the guide explains each', () => {
    const guide = readFileSync('scripts/deploy/README.md', 'utf8');
    const tests = read('rules.test.yml');
    const missing = rules().filter(
      ({ alert }) => !tests.includes(`alertname: ${alert}`) || !guide.includes(`\`${alert}\``),
    );
    expect(missing).toEqual([]);
  });
});

it('the queries of the rules and of the dashboard use series that the site has from its start', async () => {
  const metrics = await (await startInstance()).metrics();
  const { panels } = JSON.parse(read('dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  const series = [...rules(), ...panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) =>
    seriesOf(expr),
  );
  expect(series.length).toBeGreaterThan(10);
  expect(series.filter((one) => !one.test(metrics)).map(String)).toEqual([]);
});

function rules(): { alert: string; expr: string }[] {
  const { groups } = parse(read('rules.yml')) as { groups: [{ rules: { alert: string; expr: string }[] }] };
  return groups[0].rules;
}

/** A pattern of each selector of an expression; `up` and the label `job` come from Prometheus. */
function seriesOf(expression: string): RegExp[] {
  return [...expression.matchAll(/([a-z_0-9]+)\{([^}]*)\}/g)].flatMap(([, name = '', text = '']) => {
    const labels = [...text.matchAll(/(\w+)(=~|!=|=)("[^"]*")/g)].filter(([, label]) => label !== 'job');
    const rules = labels.map(([, label = '', sign, value = '']) => {
      const has = `.*\\b${label}="(${value.slice(1, -1)})"`;
      return sign === '!=' ? `(?=.*\\b${label}=)(?!${has})` : `(?=${has})`;
    });
    return name === 'up' ? [] : [new RegExp(`^${name}[{ ]${rules.join('')}`, 'm')];
  });
}
