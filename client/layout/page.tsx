import { memo, useLayoutEffect, type ReactNode } from 'react';
import { absoluteUrl, cityOf, fullTitle, goodsOf } from '../../shared/dealer/page-metadata.ts';
import { siteCardPath } from '../../shared/dealer/site.ts';
import { HydrationBoundary } from '../before-hydration/hydration-boundary.tsx';
import { hydratedEvent } from '../page-data.ts';
import { useSite } from '../site-context.ts';
import { ContactBar } from './contact-bar.tsx';

export type PageHeadProps = {
  title: string;
  description: string;
  path: string;
  isIndexed?: boolean;
  /** The preview in messengers, 1200 by 630 pixels. */
  image?: { path: string; alt: string };
  type?: 'website' | 'product';
  /** In rupees, of a product. */
  price?: number;
};

type PageProps = PageHeadProps & { bar?: ReactNode; children: ReactNode };

/** The metadata is outside the boundary: React would hoist it a second time from a boundary that it renders again. */
export function Page({ bar = <ContactBar />, children, ...head }: PageProps) {
  return (
    <>
      <PageHead {...head} />
      <HydrationBoundary>
        <Main>{children}</Main>
        <HydrationBoundary>{bar}</HydrationBoundary>
      </HydrationBoundary>
    </>
  );
}

function Main({ children }: { children: ReactNode }) {
  // A later effect would let a click reach both the hydrated page and the listener that still holds clicks.
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return (
    <main id="content" className="content">
      {children}
    </main>
  );
}

const PageHead = memo(function PageHead(props: PageHeadProps) {
  const { title, description, path, isIndexed = true, image, type = 'website', price } = props;
  const site = useSite();
  const fullName = fullTitle(title, site);
  const url = absoluteUrl(site, path);
  const card = image ?? { path: siteCardPath, alt: `${site.brand}: ${goodsOf(site)} in ${cityOf(site)}` };
  const cardUrl = absoluteUrl(site, card.path);
  const [, account] = /\b(?:x|twitter)\.com\/(\w+)/.exec(site.social.X ?? '') ?? [];
  return (
    <>
      <title>{fullName}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={isIndexed ? 'index, follow' : 'noindex, follow'} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={fullName} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={cardUrl} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={card.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {account && <meta name="twitter:site" content={`@${account}`} />}
      <meta name="twitter:title" content={fullName} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={cardUrl} />
      <meta name="twitter:image:alt" content={card.alt} />
      {price !== undefined && (
        <>
          <meta property="product:price:amount" content={String(price)} />
          <meta property="product:price:currency" content="INR" />
        </>
      )}
    </>
  );
});
