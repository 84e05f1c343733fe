import cluster from 'node:cluster';
import { readConfig } from './config.ts';
import { serve } from './serve.ts';
import { StartError } from './start-error.ts';
import { superviseWorkers } from './supervise.ts';

try {
  const config = readConfig(process.env);
  if (config.workers > 1 && cluster.isPrimary) await superviseWorkers(config);
  else await serve(config, { isWorker: cluster.isWorker });
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
