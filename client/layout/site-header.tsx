import { useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { displayPhone, telLink, whatsAppUrl } from '../../shared/messages/phone.ts';
import { Icon } from '../elements/icon.tsx';
import { useSite } from '../site-context.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { OfflineLine } from './offline-line.tsx';
import { ShortlistLink } from './shortlist-link.tsx';

export function SiteHeader() {
  const { brand, phone } = useSite();
  const location = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  // Where the header is: the menu's is in its place.
  const [top, setTop] = useState<number>();
  // Navigation closes the menu: see 'Adjusting some state when a prop changes' in React's documentation.
  const [shown, setShown] = useState(location);
  if (shown !== location) {
    setShown(location);
    setIsOpen(false);
  }
  const toggle = ({ currentTarget }: MouseEvent) => {
    setTop(currentTarget.parentElement?.getBoundingClientRect().top);
    setIsOpen(!isOpen);
  };
  return (
    <header className="navigation">
      <a className="navigation__brand" href="/">
        {brand}
      </a>
      <nav className="navigation__bar" aria-label="Main">
        <NavigationLinks>
          <li className="only-desktop">
            <a className="navigation__link" href={telLink(phone)}>
              {displayPhone(phone)}
            </a>
          </li>
          <li className="only-desktop">
            <a className="navigation__link" href={whatsAppUrl(phone)} target="_blank" rel="noopener">
              WhatsApp
            </a>
          </li>
        </NavigationLinks>
      </nav>
      <ShortlistLink />
      <a
        className="icon-button navigation__call only-mobile"
        href={telLink(phone)}
        aria-label={`Call ${displayPhone(phone)}`}
      >
        <Icon name="phone" />
        <span>Call</span>
      </a>
      <button
        className="icon-button only-mobile needs-script"
        type="button"
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        onClick={toggle}
      >
        <Icon name="menu" />
      </button>
      <OfflineLine />
      <MobileMenu isOpen={isOpen} top={top} onClose={() => setIsOpen(false)} />
    </header>
  );
}
