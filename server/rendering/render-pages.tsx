import { hash } from 'node:crypto';
import compression from 'compression';
import type { RequestHandler } from 'express';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../client/app.tsx';
import { ErrorScreen } from '../../client/document/error-screen.tsx';
import { HtmlDocument } from '../../client/document/html-document.tsx';
import { pageDataId, type PageData } from '../../client/page-data.ts';
import type { ResolvedPage } from '../../client/resolved-page.ts';
import { resolvePage } from '../../client/routes.tsx';
import { siteOn, type Site } from '../../shared/dealer/site.ts';
import { inIndia } from '../../shared/hours/india-clock.ts';
import type { Dependencies } from '../dependencies.ts';
import { canonicalPath, queryOf } from '../middleware/paths.ts';
import { loggedPath } from '../observability/log.ts';
import { requestId } from '../observability/request-id.ts';
import { keepCompressed } from './compressed-pages.ts';
import { hasLeft, renderHtml } from './render-html.ts';
import { createRenderQueue } from './render-queue.ts';
import { structuredData } from './structured-data.ts';

// Everyone sees a changed price within 90 s, because a shared cache fetches an older page again before it serves it. While
// the site is down, an old page is better than none.
const cachedFor60s = 'public, max-age=0, s-maxage=60, stale-while-revalidate=30, stale-if-error=86400';

const cacheControl = {
  200: cachedFor60s,
  410: cachedFor60s,
  404: 'public, max-age=0, s-maxage=10',
  500: 'no-store',
};

export function renderPages(dependencies: Dependencies, files: readonly string[]): RequestHandler {
  const { log, now, stock } = dependencies;
  const compressedPage = keepCompressed();
  // Not used as middleware, because wrapping a response costs a tenth of a page that needs no compression.
  const compress = compression();
  const waitForTurn = createRenderQueue();

  return async (req, res) => {
    const { path } = req;
    const query = queryOf(req);
    const today = inIndia(now()).day;
    const site = siteOn(dependencies.site, today);
    const pageRequest = { path, query, stock, site, today };
    const page = resolvePage(pageRequest);
    res.locals.route = page.route;
    if (page.status === 404) {
      const canonical = canonicalPath(
        path,
        files,
        (it) => resolvePage({ ...pageRequest, path: it, query: '' }).status !== 404,
      );
      if (canonical !== undefined && canonical !== path) {
        res.set('Cache-Control', 'public, max-age=3600').redirect(301, canonical + query);
        return;
      }
    }
    const request = { requestId: requestId(res), path: loggedPath(req) };
    // A missing page number is a bad query, not an unknown path.
    if (page.status === 404 && page.route !== 'inventory') log.error(request, 'unknown path');
    const onError = (error: unknown) => {
      if (!res.destroyed) log.error({ ...request, err: error }, 'render failed');
    };

    await waitForTurn();
    if (hasLeft(res)) return;
    const pageData = pageDataOf(page, site, today, dependencies);
    let { status }: { status: keyof typeof cacheControl } = page;
    let html: Buffer;
    try {
      const data = { pageData, stock, texts: dependencies.texts };
      // Called while the page is rendered, so that an error is one of rendering.
      const dataScripts = () => [
        ...structuredData(page, pageRequest).map((it) => ({ type: 'application/ld+json', data: it })),
        { type: 'application/json', id: pageDataId, data: pageData },
      ];
      const content = <App {...data} page={page} dataScripts={dataScripts} />;
      html = await renderHtml(<StaticRouter location={path + query}>{content}</StaticRouter>, res, onError);
    } catch {
      if (hasLeft(res)) return;
      status = 500;
      html = await renderHtml(<FailedPage pageData={pageData} />, res, onError);
    }
    if (hasLeft(res)) return;

    res.status(status).type('html').vary('Accept-Encoding').set('Cache-Control', cacheControl[status]);
    // The same for all encodings and qualities, which a weak ETag may be.
    const etag = `W/"${hash('sha1', html, 'base64url')}"`;
    if (status !== 500) res.set('ETag', etag);
    const isKept = query === '' && (status === 200 || status === 410);
    const compressed = isKept && req.acceptsEncodings('br') ? compressedPage(path, html, etag) : undefined;
    if (compressed && !req.fresh) res.set('Content-Encoding', 'br').send(compressed);
    else if (req.acceptsEncodings('br', 'gzip')) compress(req, res, () => res.send(html));
    else res.send(html);
  };
}

function pageDataOf(
  { records = [], described }: ResolvedPage,
  site: Site,
  today: string,
  { assets: { start, scripts, recordsScript, stylesheet, fireworks, icons } }: Dependencies,
): PageData {
  return {
    site,
    start,
    scripts,
    ...(recordsScript !== undefined && { recordsScript }),
    stylesheet,
    fireworks,
    icons,
    ...(records.length > 0 && { records }),
    ...(described && { described }),
    today,
  };
}

function FailedPage({ pageData }: { pageData: PageData }) {
  return (
    <HtmlDocument pageData={pageData} isStatic>
      <ErrorScreen isStatic />
    </HtmlDocument>
  );
}
