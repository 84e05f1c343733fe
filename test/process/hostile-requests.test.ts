import { expect, it } from 'vitest';
import { attacks, forgedMessage, injectedHeader, markup, smuggled } from './attacks.ts';
import { exchange, type Answer } from './exchange.ts';
import { startInstance } from './instance.ts';

const ownFiles = /root:x:0:0|"dependencies":|"modules": \{|sourceMappingURL=main|\bat .+:\d+:\d+\)/;
const known =
  /^(request|unknown path|listening|stopping|warning of Node|replace these sample values in dealer.json: .*|build [0-9a-f]{8}: .*)$/;

it(`${attacks.length} hostile requests each get an answer, reveal nothing, and leave the server unchanged`, async () => {
  const instance = await startInstance({ env: { SITE_ORIGIN: 'https://www.example.com' } });
  await askAll(instance.port);
  const before = await instance.memory();
  await askAll(instance.port);
  expect((await instance.memory()) - before).toBeLessThan(80);
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

async function askAll(port: number): Promise<void> {
  const waiting = attacks.values();
  const worker = async () => {
    for (const bytes of waiting) expectHarmless(bytes, await exchange(port, bytes));
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

function expectHarmless(bytes: string, answer: Answer): void {
  const { status, headers, body, text } = answer;
  const label = JSON.stringify(bytes.slice(0, 400));
  expect(status, label).toBeGreaterThanOrEqual(200);
  expect(status, label).toBeLessThan(500);
  expect(headers.has(injectedHeader.toLowerCase()), label).toBe(false);
  if (bytes.includes(smuggled)) expect(text.match(/HTTP\/1\.1 /g), label).toHaveLength(1);
  if (isNodesRefusal(answer)) return;
  expect(headers.get('x-content-type-options'), label).toBe('nosniff');
  expect(headers.get('content-security-policy'), label).toContain("default-src 'none'");
  expect(headers.get('location') ?? '/', label).toMatch(/^\/(?![/\\])/);
  expect(body.includes(markup) || body.includes('<script>fuzz'), label).toBe(false);
  expect(ownFiles.test(body) && !headers.get('content-type')?.includes('javascript'), label).toBe(false);
}

/** Whether Node itself has answered an invalid request, with a status and no text. */
function isNodesRefusal({ status, headers, body }: Answer): boolean {
  const isEmpty = body === '' || body === '0\r\n\r\n';
  return [400, 408, 413, 417, 431].includes(status) && isEmpty && !headers.has('content-type');
}
