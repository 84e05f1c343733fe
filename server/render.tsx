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
import { loggedPath } from './log.ts';
import type { Log } from './log.ts';
import { requestId } from './request-id.ts';
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
    const request = { requestId: requestId(res), path: loggedPath(req.path) };
    if (screen.status === 404) log.error(request, 'unknown path');
    const boot: Boot = { site, stylesheet: assets.stylesheet, year: now().getFullYear() };
    const page = (
      <StaticRouter location={req.url}>
        <App boot={boot} screen={screen} preloads={preloadsOf(screen)} />
      </StaticRouter>
    );
    stream(res, page, {
      status: screen.status,
      // The shell stands, and the browser renders the missing part itself.
      onLateFailure: (error) => log.error({ ...request, err: error }, 'a part of the page failed to render'),
      onFailure(error) {
        log.error({ ...request, err: error }, 'render failed');
        stream(res, <FailedPage boot={boot} address={req.url} />, {
          status: 500,
          onLateFailure: () => undefined,
          onFailure: () => res.destroy(),
        });
      },
    });
  };

  function stream(res: Response, page: ReactNode, { status, onFailure, onLateFailure }: Outcome): void {
    let hasShell = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(status !== 500 && { bootstrapModules: [assets.entry] }),
      // Nothing suspends, so nothing has to be streamed in later by an inline script.
      progressiveChunkSize: Infinity,
      onShellReady() {
        hasShell = true;
        res
          .status(status)
          .set({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cacheControl[status] });
        pipe(res);
      },
      onShellError: onFailure,
      onError(error) {
        // Nobody waits for a page whose reader has left.
        if (hasShell && !res.destroyed) onLateFailure(error);
      },
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

type Outcome = {
  status: keyof typeof cacheControl;
  onFailure: (error: unknown) => void;
  onLateFailure: (error: unknown) => void;
};

function FailedPage({ boot, address }: { boot: Boot; address: string }) {
  return (
    <Document boot={boot} isStatic>
      <ErrorScreen address={address} />
    </Document>
  );
}
