import type { ReactNode } from 'react';
import type { PageData } from '../page-data.ts';

export type DataScript = { type: string; id?: string; data: object };

type HtmlDocumentProps = {
  pageData: PageData;
  /** True for a page without scripts, such as a failed render's. */
  isStatic?: boolean;
  /** On the server only: hydration ignores unknown elements in the body. */
  dataScripts?: (() => readonly DataScript[]) | undefined;
  children: ReactNode;
};

/** The same as in client/styles/base/fonts.css. */
const fonts = ['/assets/fonts/anek-latin.d3811a8f.woff2', '/assets/fonts/eczar.bb2dcd24.woff2'];

export function HtmlDocument(props: HtmlDocumentProps) {
  const { pageData, isStatic = false, dataScripts, children } = props;
  return (
    <html
      lang="en-IN"
      data-season={pageData.site.festive ? 'festive' : undefined}
      // start.ts sets attributes before hydration.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Otherwise Safari and Chrome on iOS turn numbers and addresses into links, which breaks hydration. */}
        <meta name="format-detection" content="telephone=no, date=no, email=no, address=no" />
        <meta name="chrome" content="nointentdetection" />
        <meta name="theme-color" content="#26112a" />
        <meta name="color-scheme" content="only light" />
        {/* With a precedence, React never inserts the stylesheet twice. */}
        <link rel="stylesheet" href={pageData.stylesheet} precedence="site" />
        {/* Blocks the first paint, so that a page with scripts is never laid out as one without. */}
        {!isStatic && (
          <script src={pageData.start} data-modules={Object.values(pageData.scripts).join(' ')} />
        )}
        {fonts.map((path) => (
          <link key={path} rel="preload" href={path} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/assets/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        {children}
        {dataScripts?.().map(({ data, ...attributes }, index) => (
          <script key={index} {...attributes} dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
        ))}
      </body>
    </html>
  );
}

/** Escapes '<', because '</script>' in the data would end the element. */
function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
