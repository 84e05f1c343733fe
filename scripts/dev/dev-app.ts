import { fileURLToPath } from 'node:url';
import express from 'express';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { loadStock } from '../../server/load-stock.ts';
import { createLog } from '../../server/observability/log.ts';
import { loadAssets } from '../../server/routes/assets.ts';

const ownFiles = new URL('../public/', import.meta.url);
const { LOG_LEVEL = 'error', ...environment } = process.env;
const { site, headerRules, logLevel } = readConfig({ ...environment, LOG_LEVEL });

export const devApp = express()
  // The pictures and cards of the stock take precedence over the sample's.
  .use(express.static(fileURLToPath(ownFiles)))
  .use(express.static('client/public'))
  .use(
    createApp({
      ...loadStock(new URL('../stock/', import.meta.url)),
      site,
      headerRules,
      assets: loadAssets(ownFiles),
      now: () => new Date(),
      health: { isReady: true, isStopping: false },
      log: createLog(logLevel).log,
    }),
  );
