import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import express from 'express';
import type { AssetManifest } from '../../shared/asset-manifest.ts';
import { chooseEncoding } from '../requests/encoding.ts';
import { StartError } from '../start-error.ts';

export type Assets = AssetManifest & { folder: string };

/**
 * Reads the build's manifest, which lies beside the folder of public files.
 * @throws {StartError} when the site was not built
 */
export function loadAssets(folder: URL): Assets {
  const file = fileURLToPath(new URL('../manifest.json', folder));
  if (!existsSync(file)) throw new StartError(`${file} is missing: run 'npm run build'`);
  return { ...(JSON.parse(readFileSync(file, 'utf8')) as AssetManifest), folder: fileURLToPath(folder) };
}

const extensions = { br: '.br', gzip: '.gz' };

/** Files as they are: those with a content hash for ever, those the build compressed in the best encoding. */
export function serveAssets(assets: Assets): RequestHandler[] {
  const compressed = new Set(assets.compressed);
  // The disk is not asked about the address of a page.
  const addresses = new Set(
    readdirSync(assets.folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `/${name.replaceAll(sep, '/')}`,
    ),
  );
  const files = express.static(assets.folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(res, path) {
      const isHashed = hashedName.test(path);
      res.setHeader(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  return [
    (req, res, next) => {
      if (!compressed.has(req.path)) return next();
      res.vary('Accept-Encoding');
      const encoding = chooseEncoding(req);
      if (encoding) {
        res.type(extname(req.path));
        res.setHeader('Content-Encoding', encoding);
        req.url = req.path + extensions[encoding];
      }
      next();
    },
    (req, res, next) => {
      if (addresses.has(req.path)) files(req, res, next);
      else next();
    },
  ];
}

const hashedName = /\.[0-9a-f]{8,10}\.\w+(\.br|\.gz)?$/;
