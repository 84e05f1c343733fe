import type { ReactNode } from 'react';
import { absoluteUrl, cityOf, fullTitle, goodsOf } from '../../shared/page-metadata.ts';
import { siteCardPath } from '../../shared/site.ts';
import { scriptJson } from '../../shared/structured-data/script-json.ts';
import { useSite } from '../site-context.ts';

type PageHeadProps = {
  title: string;
  description: string;
  path: string;
  /** False keeps the page out of search engines. */
  isIndexed?: boolean;
  /** The card that shows when the page is shared, 1200 by 630. */
  image?: { address: string; alt: string };
  type?: 'website' | 'product';
  structuredData?: readonly object[];
  /** Further elements for the head. */
  children?: ReactNode;
};

/** React moves the title, the links and the meta elements to the head, on both sides. */
export function PageHead({
  title,
  description,
  path,
  isIndexed = true,
  image,
  type = 'website',
  structuredData = [],
  children,
}: PageHeadProps) {
  const site = useSite();
  const fullName = fullTitle(title, site);
  const address = absoluteUrl(site, path);
  const card = image ?? {
    address: siteCardPath,
    alt: `${site.brand}: ${goodsOf(site)} in ${cityOf(site)}`,
  };
  const cardAddress = absoluteUrl(site, card.address);
  const [, account] = /\b(?:x|twitter)\.com\/(\w+)/.exec(site.social.X ?? '') ?? [];
  return (
    <>
      <title>{fullName}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={isIndexed ? 'index, follow' : 'noindex, follow'} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={fullName} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={cardAddress} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={card.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {account && <meta name="twitter:site" content={`@${account}`} />}
      <meta name="twitter:title" content={fullName} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={cardAddress} />
      <meta name="twitter:image:alt" content={card.alt} />
      {children}
      {structuredData.map((data, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
        />
      ))}
    </>
  );
}
