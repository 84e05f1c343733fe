import type { RequestHandler, Response } from 'express';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { Boot } from '../../client/boot.ts';
import { HtmlDocument } from '../../client/html-document.tsx';
import { ErrorScreen } from '../../client/layout/error-screen.tsx';
import { gather } from './gather.ts';
import { loggedPath } from '../observability/log.ts';
import type { Log } from '../observability/log.ts';
import { createPageTree, renderOptions } from './page-tree.tsx';
import { requestId } from '../observability/request-id.ts';
import { pageSender } from './send-page.ts';
import type { PageStatus } from './send-page.ts';
import { createTurns } from './turns.ts';

type Dependencies = Parameters<typeof createPageTree>[0] & { log: Log };

/**
 * Renders the page of every path that nothing before it answered. What fails while it is sent goes to the app's handler
 * of errors.
 */
export function renderPages({ log, ...dependencies }: Dependencies): RequestHandler {
  const pageAt = createPageTree(dependencies);
  const send = pageSender();
  const inTurn = createTurns();

  return (req, res, next) => {
    const { status, boot, content } = pageAt(req.path, req.url);
    const request = { requestId: requestId(res), path: loggedPath(req.path) };
    // A page of the list that is not there is a query's, not a path's.
    if (status === 404 && !dependencies.screens.has(req.path)) log.error(request, 'unknown path');
    const sendAs = (status: PageStatus) => (html: Buffer) => {
      try {
        send(req, res, status, html);
      } catch (error) {
        next(error);
      }
    };
    inTurn(() => {
      render(res, content, {
        onDone: sendAs(status),
        // The rest of the page stands, and the browser renders the missing part itself.
        onLateFailure: (error) =>
          log.error({ ...request, err: error }, 'a part of the page failed to render'),
        onFailure(error) {
          log.error({ ...request, err: error }, 'render failed');
          render(res, <FailedPage boot={boot} address={req.url} />, {
            onDone: sendAs(500),
            onLateFailure: () => undefined,
            onFailure: () => res.destroy(),
          });
        },
      });
    });
  };
}

type Outcome = {
  onDone: (html: Buffer) => void;
  onFailure: (error: unknown) => void;
  onLateFailure: (error: unknown) => void;
};

function render(res: Response, content: ReactNode, outcome: Outcome): void {
  // Nobody waits for a page whose reader has left, whether it goes wrong or well.
  if (res.destroyed) return;
  let hasShell = false;
  const { pipe, abort } = renderToPipeableStream(content, {
    ...renderOptions,
    onShellReady() {
      hasShell = true;
      pipe(
        gather((html) => {
          if (!res.destroyed) outcome.onDone(html);
        }),
      );
    },
    onShellError(error) {
      if (!res.destroyed) outcome.onFailure(error);
    },
    onError(error) {
      if (hasShell && !res.destroyed) outcome.onLateFailure(error);
    },
  });
  res.once('close', () => {
    if (!res.writableFinished) abort();
  });
}

function FailedPage({ boot, address }: { boot: Boot; address: string }) {
  return (
    <HtmlDocument boot={boot} isStatic>
      <ErrorScreen address={address} />
    </HtmlDocument>
  );
}
