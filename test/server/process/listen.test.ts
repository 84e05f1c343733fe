import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../../server/process/listen.ts';

it('listen leaves later errors of the server alone', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await listen(server, { host: '127.0.0.1', port: 0, variable: 'PORT' });
  const later = new Error('too many open files');
  expect(() => server.emit('error', later)).toThrow(later);
});
