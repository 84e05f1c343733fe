import { useLocation } from 'react-router-dom';
import { openingHours, shownAddress, socialNetworks } from '../../shared/dealer/site.ts';
import { withBrand } from '../../shared/format.ts';
import { dayInWords } from '../../shared/hours/day-in-words.ts';
import { displayPhone, telLink } from '../../shared/messages/phone.ts';
import { HydrationBoundary } from '../before-hydration/hydration-boundary.tsx';
import { useSite, useTexts, useToday } from '../site-context.ts';
import { Newsletter } from './newsletter.tsx';

type NamedLink = readonly [label: string, href: string | undefined];

const quickLinks: readonly NamedLink[] = [
  ['Home', '/'],
  ['Inventory', '/inventory'],
  ['About Us', '/about'],
  ['Contact Us', '/contact'],
];

export function Footer() {
  const site = useSite();
  const { footer = '' } = useTexts();
  const today = useToday();
  // Does not change with the filters, which bypass React Router.
  const { pathname, search } = useLocation();
  const isShortlist = search.includes('cars=');
  // The specification has placeholders for missing links; `fix` leaves them out.
  const isShown = ([, href]: NamedLink) => site.quirks === 'keep' || href !== undefined;
  const networks = socialNetworks.map((name): NamedLink => [name, site.social[name]]).filter(isShown);
  const legal: readonly NamedLink[] = [
    ['Terms of Service', site.termsUrl],
    ['Privacy Policy', site.privacyUrl],
    ['Sitemap', undefined],
  ];
  return (
    <footer className="footer dark">
      <div className="footer__blocks wrapping">
        {(footer || networks.length > 0) && (
          <section className="footer__block no-print">
            <h2 className="footer__title">About Us</h2>
            {footer && <p>{withBrand(footer, site.brand)}</p>}
            <LinkList links={networks} />
          </section>
        )}
        <nav className="footer__block" aria-labelledby="quick-links">
          <h2 className="footer__title" id="quick-links">
            Quick Links
          </h2>
          <LinkList links={quickLinks} />
        </nav>
        <section className="footer__block">
          <h2 className="footer__title">Contact</h2>
          <HydrationBoundary>
            <address>
              <p>{shownAddress(site)}</p>
              <p>{openingHours.shown}</p>
              <LinkList
                links={[
                  [displayPhone(site.phone), telLink(site.phone)],
                  [site.email, `mailto:${site.email}`],
                ]}
              />
            </address>
          </HydrationBoundary>
        </section>
        <section className="footer__block no-print">
          <h2 className="footer__title">Newsletter</h2>
          {site.festive && <p>Happy Festive Season! Special Festive Offers Available</p>}
          <p>One mail a month: new cars and reduced prices.</p>
          <Newsletter />
        </section>
      </div>
      <p className="only-print">{`${site.origin}${pathname}${isShortlist ? search : ''}, ${dayInWords(today)}`}</p>
      <div className="footer__end wrapping no-print">
        <p>{`© ${today.slice(0, 4)} ${site.brand}. All rights reserved.`}</p>
        <LinkList links={legal.filter(isShown)} />
      </div>
    </footer>
  );
}

function LinkList({ links }: { links: readonly NamedLink[] }) {
  return (
    <ul className="footer__links wrapping">
      {links.map(([label, href]) => (
        <li key={label}>
          {href ? (
            <a href={href}>{label}</a>
          ) : (
            // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- HTML defines <a> without href as a placeholder for a link
            <a role="link" aria-disabled="true">
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
