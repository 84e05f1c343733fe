import type { ReactNode } from 'react';
import { scriptJson } from '../shared/structured-data/script-json.ts';
import { pageDataId } from './page-data.ts';
import type { PageData } from './page-data.ts';
import { useHydrated } from './browser/use-hydrated.ts';

type HtmlDocumentProps = {
  pageData: PageData;
  /** A page without the client's code, such as the one that says that rendering failed. */
  isStatic?: boolean;
  children: ReactNode;
};

/** The two families of client/styles/base/fonts.css. */
const fonts = ['/assets/fonts/anek-latin.1cab777f.woff2', '/assets/fonts/eczar.bb2dcd24.woff2'];

export function HtmlDocument({ pageData, isStatic = false, children }: HtmlDocumentProps) {
  return (
    <html
      lang="en-IN"
      data-season={pageData.site.festive ? 'festive' : undefined}
      // loader.ts has set an attribute by then.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Safari on iOS would make links of numbers and addresses before hydration, which then finds another page. */}
        <meta name="format-detection" content="telephone=no, date=no, email=no, address=no" />
        <meta name="theme-color" content="#26112a" />
        <link rel="stylesheet" href={pageData.stylesheet} />
        {/* Deferred: what the browser does at the end of the document, such as looking through forms, makes it lay the
            page out, and would do so once for nothing before the styles are there. */}
        {!isStatic && <script type="module" src={pageData.loader} fetchPriority="low" />}
        {fonts.map((address) => (
          <link key={address} rel="preload" href={address} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/assets/apple-touch-icon.png" />
        <ManifestLink />
      </head>
      <body>
        {children}
        {!isStatic && <PageDataScript pageData={pageData} />}
      </body>
    </html>
  );
}

/** Nobody installs a page that is still being loaded, but a browser may fetch it before the pictures. */
function ManifestLink() {
  return useHydrated() && <link rel="manifest" href="/site.webmanifest" />;
}

function PageDataScript({ pageData }: { pageData: PageData }) {
  const json = { __html: scriptJson(pageData) };
  return <script type="application/json" id={pageDataId} dangerouslySetInnerHTML={json} />;
}
