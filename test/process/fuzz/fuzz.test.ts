import { describe, expect, it } from 'vitest';
import { exchange } from './exchange.ts';
import type { Answer } from './exchange.ts';
import { hostileRequest } from './hostile-requests.ts';
import { forgedMessage, injectedHeader, markup } from './hostile-words.ts';
import { startInstance } from '../instance.ts';
import type { Instance } from '../instance.ts';
import { seededRandom } from '../../seeded-random.ts';

const count = Number(process.env.FUZZ_REQUESTS ?? 1_500);
const seed = Number(process.env.FUZZ_SEED ?? 20_311_020);
const atOnce = 16;
const mostGrowthInMib = 80;

const ownFiles = /root:x:0:0|"dependencies":|"modules": \{|sourceMappingURL=main|\bat .+:\d+:\d+\)/;
const known =
  /^(request|unknown path|listening|stopping|replace these sample values in dealer.json: .*|build [0-9a-f]{8}: .*)$/;

const random = seededRandom(seed);
const statuses: Record<number, number> = {};

describe(`${count} hostile requests (seed ${seed})`, () => {
  it('all get an answer, reveal nothing, and leave the server unchanged', async () => {
    const instance = await startInstance({ env: { SITE_ORIGIN: 'https://www.example.com' } });
    await askMany(instance, Math.floor(count / 3));
    const before = await instance.memory();
    await askMany(instance, count - Math.floor(count / 3));
    const growth = (await instance.memory()) - before;
    console.log(
      `statuses ${JSON.stringify(statuses)}; memory ${Math.round(before)} MiB, ${growth >= 0 ? '+' : ''}${Math.round(growth)}`,
    );
    expect(growth).toBeLessThan(mostGrowthInMib);
    expect((await fetch(`${instance.origin}/inventory`)).status).toBe(200);
    expect(await instance.end()).toEqual({ code: 0, signal: null });
    for (const { msg, level } of instance.lines()) {
      expect(msg).toMatch(known);
      if (level >= 50) expect(msg).toBe('unknown path');
    }
    expect(instance.log()).not.toMatch(new RegExp(`^[^{]|"msg":"${forgedMessage}`, 'm'));
    // oxlint-disable-next-line no-control-regex
    expect(instance.log()).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  });
});

async function askMany(instance: Instance, times: number): Promise<void> {
  let asked = 0;
  const worker = async () => {
    while (asked < times) {
      asked += 1;
      await askOne(instance);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function askOne({ port }: Instance): Promise<void> {
  const bytes = hostileRequest(random);
  const answer = await exchange(port, bytes);
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  const label = JSON.stringify(bytes.slice(0, 400));
  // An empty input is not a request, and a tunnel is closed: neither gets an answer.
  if (bytes.trim() !== '' && !bytes.startsWith('CONNECT'))
    expect(answer.status, label).toBeGreaterThanOrEqual(200);
  expectHarmless(answer, label);
  if (bytes.includes('/smuggled')) expect(answer.text.match(/HTTP\/1\.1 /g), label).toHaveLength(1);
}

function expectHarmless({ status, headers, body }: Answer, label: string): void {
  if (status === 0) return;
  expect(status, label).toBeLessThan(500);
  expect(headers.has(injectedHeader.toLowerCase()), label).toBe(false);
  if (isNodesRefusal({ status, headers, body })) return;
  expect(headers.get('x-content-type-options'), label).toBe('nosniff');
  expect(headers.get('content-security-policy'), label).toContain("default-src 'none'");
  expect(headers.get('location') ?? '/', label).toMatch(/^\/(?![/\\])/);
  expect(body.includes(markup) || body.includes('<script>fuzz'), label).toBe(false);
  expect(ownFiles.test(body) && !headers.get('content-type')?.includes('javascript'), label).toBe(false);
}

/** Node's own answer to what is no HTTP request: a status without a text. */
function isNodesRefusal({ status, headers, body }: Pick<Answer, 'status' | 'headers' | 'body'>): boolean {
  const isEmpty = body === '' || body === '0\r\n\r\n';
  return [400, 408, 413, 417, 431].includes(status) && isEmpty && !headers.has('content-type');
}
