import type { RequestHandler, Response } from 'express';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { PageData } from '../../client/page-data.ts';
import { hasPage } from '../../client/page-status.ts';
import { HtmlDocument } from '../../client/layout/html-document.tsx';
import { ErrorScreen } from '../../client/layout/error-screen.tsx';
import { collectHtml } from './collect-html.ts';
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
    const { status, pageData, content } = pageAt(req.path, req.url);
    const request = { requestId: requestId(res), path: loggedPath(req.path) };
    // A page of the list that is not there is a query's, not a path's.
    if (status === 404 && !hasPage(req.path, dependencies.cars)) log.error(request, 'unknown path');
    const sendAs = (status: PageStatus) => (html: Buffer) => {
      try {
        send(req, res, status, html);
      } catch (error) {
        next(error);
      }
    };
    const onError = (error: unknown) => log.error({ ...request, err: error }, 'render failed');
    inTurn(() => {
      render(res, content, {
        onDone: sendAs(status),
        onError,
        onFailure() {
          const onFailure = () => res.destroy();
          render(res, <FailedPage pageData={pageData} />, {
            onDone: sendAs(500),
            onError,
            onFailure,
          });
        },
      });
    });
  };
}

type Outcome = {
  onDone: (html: Buffer) => void;
  onError: (error: unknown) => void;
  onFailure: () => void;
};

function render(res: Response, content: ReactNode, { onDone, onError, onFailure }: Outcome): void {
  // A page whose reader has left is neither sent nor logged.
  if (res.destroyed) return;
  let hasFailed = false;
  const { pipe, abort } = renderToPipeableStream(content, {
    ...renderOptions,
    // Called after every failure too. React leaves a boundary that failed to the browser, where it would fail again.
    onAllReady() {
      if (res.destroyed) return;
      if (hasFailed) onFailure();
      else pipe(collectHtml((html) => !res.destroyed && onDone(html)));
    },
    onError(error) {
      hasFailed = true;
      if (!res.destroyed) onError(error);
    },
  });
  res.once('close', () => {
    if (!res.writableFinished) abort();
  });
}

function FailedPage({ pageData }: { pageData: PageData }) {
  return (
    <HtmlDocument pageData={pageData} isStatic>
      <ErrorScreen isStatic />
    </HtmlDocument>
  );
}
