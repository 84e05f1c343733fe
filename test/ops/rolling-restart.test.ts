import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/machine/free-port.ts';
import { startInstance } from '../process/instance.ts';
import { startNginx, writeConfig } from './nginx.ts';
import { startVisitor } from './visitor.ts';

const seconds = Number(process.env.OPS_LOAD_SECONDS ?? 30);
const visitors = 16;

describe('three instances behind nginx, each replaced in turn', () => {
  it(`lose no request in ${seconds} s of load`, async () => {
    const env = { DRAIN_MS: '1000', LOG_LEVEL: 'warn' };
    const instances = await Promise.all([1, 2, 3].map(() => startInstance({ env })));
    const port = await freePort();
    const { file } = writeConfig((folder) =>
      balancer(
        folder,
        port,
        instances.map((instance) => instance.port),
      ),
    );
    const address = `http://127.0.0.1:${port}`;
    await startNginx(file, address);

    const guests = Array.from({ length: visitors }, (_, index) =>
      startVisitor(address, { everyMs: 5, isKeptAlive: index % 2 === 0 }),
    );
    const pauseMs = (seconds * 1_000) / 4;
    for (const instance of instances) {
      await wait(pauseMs / 2);
      expect(await instance.end()).toEqual({ code: 0, signal: null });
      await startInstance({ env, port: instance.port });
      await wait(pauseMs / 2);
    }
    const visits = await Promise.all(guests.map((guest) => guest.leave()));
    const count = visits.reduce((sum, visit) => sum + visit.count, 0);
    console.log(`${count} requests, 0 failed; p99 ${Math.max(...visits.map(({ p99Ms }) => p99Ms))} ms`);
    expect(visits.flatMap(({ failures }) => failures)).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });
});

function balancer(folder: string, port: number, instances: readonly number[]): string {
  return `
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  upstream site {
    ${instances.map((instance) => `server 127.0.0.1:${instance} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_next_upstream error timeout http_502 http_503;
    }
  }
}`;
}
