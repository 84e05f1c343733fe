import { useLocation } from 'react-router-dom';
import { withBrand } from '../../shared/format.ts';
import { dayInWords } from '../../shared/hours/day-in-words.ts';
import { displayPhone, telLink } from '../../shared/messages/phone.ts';
import { openingHours, shownAddress, socialNetworks } from '../../shared/site.ts';
import { HydrationBoundary } from '../before-hydration/hydration-boundary.tsx';
import { useSite, useTexts, useToday } from '../site-context.ts';
import { Newsletter } from './newsletter.tsx';

const quickLinks = [
  { path: '/', label: 'Home' },
  { path: '/inventory', label: 'Inventory' },
  { path: '/about', label: 'About Us' },
  { path: '/contact', label: 'Contact Us' },
];

export function Footer() {
  const site = useSite();
  const { footer = '' } = useTexts();
  const today = useToday();
  // Does not change with the filters, which bypass React Router.
  const { pathname, search } = useLocation();
  const isShortlist = search.includes('cars=');
  // The specification has placeholders for missing links; `fix` leaves them out.
  const isShown = (href: string | undefined) => site.quirks === 'keep' || href !== undefined;
  const networks = socialNetworks.filter((network) => isShown(site.social[network]));
  const legal = (
    [
      ['Terms of Service', site.termsUrl],
      ['Privacy Policy', site.privacyUrl],
      ['Sitemap', undefined],
    ] as const
  ).filter(([, href]) => isShown(href));
  return (
    <footer className="footer dark">
      <div className="footer__blocks wrapping">
        {(footer || networks.length > 0) && (
          <section className="footer__block no-print">
            <h2 className="footer__title">About Us</h2>
            {footer && <p>{withBrand(footer, site.brand)}</p>}
            <ul className="footer__links wrapping">
              {networks.map((network) => (
                <li key={network}>
                  <OutsideLink href={site.social[network]}>{network}</OutsideLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        <nav className="footer__block" aria-labelledby="quick-links">
          <h2 className="footer__title" id="quick-links">
            Quick Links
          </h2>
          <ul className="footer__links wrapping">
            {quickLinks.map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <section className="footer__block">
          <h2 className="footer__title">Contact</h2>
          <HydrationBoundary>
            <address>
              <p>{shownAddress(site)}</p>
              <p>{openingHours.shown}</p>
              <ul className="footer__links wrapping">
                <li>
                  <a href={telLink(site.phone)}>{displayPhone(site.phone)}</a>
                </li>
                <li>
                  <a href={`mailto:${site.email}`}>{site.email}</a>
                </li>
              </ul>
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
        <ul className="footer__links wrapping">
          {legal.map(([label, href]) => (
            <li key={label}>
              <OutsideLink href={href}>{label}</OutsideLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

type OutsideLinkProps = { href?: string | undefined; children: string };

function OutsideLink({ href, children }: OutsideLinkProps) {
  if (href) return <a href={href}>{children}</a>;
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- HTML defines <a> without href as a placeholder for a link
    <a role="link" aria-disabled="true">
      {children}
    </a>
  );
}
