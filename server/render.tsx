import type { RequestHandler, Response } from 'express';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../client/app.tsx';
import type { Boot } from '../client/boot.ts';
import { Document } from '../client/document.tsx';
import { ErrorScreen } from '../client/layout/error-screen.tsx';
import type { Screen } from '../client/routes.tsx';
import type { Site } from '../shared/site.ts';
import type { Assets } from './assets.ts';
import type { Log } from './log.ts';
import type { Screens } from './screens.ts';

type Dependencies = { site: Site; assets: Assets; screens: Screens; now: () => Date; log: Log };

const cacheControl = {
  200: 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400',
  404: 'public, max-age=0, s-maxage=10',
  500: 'no-store',
};

/** Renders the page of every path that nothing before it answered. */
export function renderPages({ site, assets, screens, now, log }: Dependencies): RequestHandler {
  const preloads = new Map<Screen, string[]>();

  return (req, res) => {
    const screen = screens.at(req.path);
    if (screen.status === 404) log.error({ path: req.path }, 'unknown path');
    const boot: Boot = { site, stylesheet: assets.stylesheet, year: now().getFullYear() };
    const page = (
      <StaticRouter location={req.url}>
        <App boot={boot} screen={screen} preloads={preloadsOf(screen)} />
      </StaticRouter>
    );
    stream(res, page, {
      status: screen.status,
      onFailure(error) {
        log.error({ err: error, path: req.path }, 'render failed');
        stream(res, <FailedPage boot={boot} address={req.url} />, {
          status: 500,
          onFailure: () => res.destroy(),
        });
      },
    });
  };

  function stream(res: Response, page: ReactNode, { status, onFailure }: Outcome): void {
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(status !== 500 && { bootstrapModules: [assets.entry] }),
      // Nothing suspends, so nothing has to be streamed in later by an inline script.
      progressiveChunkSize: Infinity,
      onShellReady() {
        res
          .status(status)
          .set({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cacheControl[status] });
        pipe(res);
      },
      onShellError: onFailure,
      onError: () => undefined,
    });
    res.once('close', () => {
      if (!res.writableFinished) abort();
    });
  }

  function preloadsOf(screen: Screen): string[] {
    const known = preloads.get(screen);
    if (known) return known;
    const addresses = [...new Set(['client/entry.tsx', ...screen.modules].flatMap(moduleAddresses))];
    preloads.set(screen, addresses);
    return addresses;
  }

  function moduleAddresses(module: string): string[] {
    const addresses = assets.modules[module];
    if (!addresses) throw new Error(`${module} is not in the build's manifest: run 'npm run build'`);
    return addresses;
  }
}

type Outcome = { status: keyof typeof cacheControl; onFailure: (error: unknown) => void };

function FailedPage({ boot, address }: { boot: Boot; address: string }) {
  return (
    <Document boot={boot} isStatic>
      <ErrorScreen address={address} />
    </Document>
  );
}
