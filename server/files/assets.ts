import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Request, RequestHandler, Response } from 'express';
import express from 'express';
import { isVersioned } from '../../shared/asset-manifest.ts';
import type { AssetManifest } from '../../shared/asset-manifest.ts';
import { chooseEncoding } from '../requests/encoding.ts';
import { sendStatusText } from '../requests/send-status-text.ts';
import { StartError } from '../start-error.ts';

export type Assets = AssetManifest & { folder: string };

/**
 * Reads the build's manifest, which is beside the folder of public files.
 * @throws {StartError} when the site has not been built
 */
export function loadAssets(folder: URL): Assets {
  const file = fileURLToPath(new URL('../manifest.json', folder));
  if (!existsSync(file)) throw new StartError(`${file} is missing: run 'npm run build'`);
  return { ...(JSON.parse(readFileSync(file, 'utf8')) as AssetManifest), folder: fileURLToPath(folder) };
}

const extensions = { br: '.br', gzip: '.gz' };

/** Serves files: those with a content hash as immutable, those that the build compressed in the best encoding. */
export function serveAssets({ folder }: Assets): RequestHandler {
  // So that a request for a page costs no access to the disk.
  const paths = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `/${name.replaceAll(sep, '/')}`),
  );
  const sendFile = express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    cacheControl: false,
  });
  return (req, res, next) => {
    req.url = req.url.replace(attemptFolder, '').replace(touchIcon, '/assets/apple-touch-icon.png');
    if (!paths.has(req.path)) {
      if (req.path.startsWith('/assets/')) sendStatusText(req, res, 404);
      else next();
      return;
    }
    res.setHeader('Cache-Control', isVersioned(req.path) ? forEver : forAnHour);
    if (paths.has(`${req.path}.br`)) chooseFile(req, res);
    sendFile(req, res, (error) => {
      if (error) return next(error);
      // The path is a folder's, or its file was deleted after the start.
      res.removeHeader('Content-Encoding');
      sendStatusText(req, res, 404);
    });
  };
}

/** client/loader.ts requests a lost script again under another path. */
const attemptFolder = /(?<=^\/assets\/)again-\d+\//;

/** iPhones ask for these whatever the page links to: '/apple-touch-icon-120x120-precomposed.png'. */
const touchIcon = /^\/apple-touch-icon(-\d+x\d+)?(-precomposed)?\.png(?=\?|$)/;

const forEver = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

function chooseFile(req: Request, res: Response): void {
  res.vary('Accept-Encoding');
  const encoding = chooseEncoding(req);
  if (encoding === 'identity') return;
  res.type(extname(req.path));
  res.setHeader('Content-Encoding', encoding);
  req.url = req.path + extensions[encoding];
}
