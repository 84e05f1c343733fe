import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { Router, type Request, type Response } from 'express';
import { isVersioned, type AssetManifest } from '../../shared/asset-manifest.ts';
import { StartError } from '../start-error.ts';

export type Assets = AssetManifest & {
  folder: string;
  /** All files in it, including the compressed ones: '/assets/app.1a2b3c4d.js.br'. */
  paths: ReadonlySet<string>;
};

/** @throws {StartError} when the site has not been built */
export function loadAssets(publicFolder: URL): Assets {
  const file = fileURLToPath(new URL('../manifest.json', publicFolder));
  if (!existsSync(file)) throw new StartError(`${file} is missing: run 'npm run build'`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as AssetManifest;
  const folder = fileURLToPath(publicFolder);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return { ...manifest, folder, paths: new Set(names.map((name) => `/${name.replaceAll(sep, '/')}`)) };
}

export function assetRoutes({ folder, paths }: Assets): Router {
  const sendFile = express.static(folder, {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (res, file) => void res.setHeader('Cache-Control', isVersioned(file) ? forEver : forAnHour),
  });
  const routes = Router();
  routes.use((req, _res, next) => {
    req.url = req.url.replace(retryFolder, '').replace(touchIcon, '/assets/apple-touch-icon.png');
    next();
  });
  // Requests for pages do not touch the disk.
  routes.get(/^\/(assets\/|favicon\.ico$)/, (req, res, next) => {
    res.locals.route = 'asset';
    if (paths.has(`${req.path}.br`)) chooseEncoding(req, res);
    sendFile(req, res, next);
  });
  routes.use('/assets', (_req, res) => {
    // Set by chooseEncoding for a file that was deleted after the start.
    res.removeHeader('Content-Encoding');
    res.set('Cache-Control', 'no-store').sendStatus(404);
  });
  return routes;
}

function chooseEncoding(req: Request, res: Response): void {
  res.vary('Accept-Encoding');
  const encoding = req.acceptsEncodings('br') || req.acceptsEncodings('gzip');
  if (!encoding) return;
  res.type(extname(req.path)).set('Content-Encoding', encoding);
  req.url = req.path + (encoding === 'br' ? '.br' : '.gz');
}

/** If a script fails to load, client/start.ts requests it again under another path. */
const retryFolder = /(?<=^\/assets\/)again-\d+\//;

/** iPhones request these paths even if the page links to another icon: '/apple-touch-icon-120x120-precomposed.png'. */
const touchIcon = /^\/apple-touch-icon(-\d+x\d+)?(-precomposed)?\.png(?=\?|$)/;

const forEver = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';
