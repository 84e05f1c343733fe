import { type MouseEvent, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { shortlistHref } from '../../shared/inventory/inventory-hrefs.ts';
import { maxShortlisted, shortlistId } from '../../shared/inventory/shortlist.ts';
import { displayPhone, telLink, whatsAppUrl } from '../../shared/messages/phone.ts';
import { useFavorites } from '../cars/favorites.tsx';
import { Icon, IconButton } from '../elements/icon.tsx';
import { useLastInventory } from '../navigation/last-inventory.tsx';
import { useSite } from '../site-context.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationLinks } from './navigation-links.tsx';

export function SiteHeader() {
  const { brand, phone } = useSite();
  const location = useLocation();
  // Navigation closes the menu, because it changes the location.
  const [openedAt, setOpenedAt] = useState<Location>();
  const isOpen = openedAt === location;
  const [top, setTop] = useState<number>();
  const chat = { href: whatsAppUrl(phone), target: '_blank', rel: 'noopener' };
  const toggle = ({ currentTarget }: MouseEvent) => {
    setTop(currentTarget.parentElement?.getBoundingClientRect().top);
    setOpenedAt(isOpen ? undefined : location);
  };
  return (
    <header className="navigation wrapping">
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
            <a className="navigation__link" {...chat}>
              WhatsApp
            </a>
          </li>
        </NavigationLinks>
      </nav>
      <ShortlistLink />
      <a
        className="icon-button below-desktop"
        href={telLink(phone)}
        aria-label={`Call ${displayPhone(phone)}`}
      >
        <Icon name="phone" />
      </a>
      <a className="icon-button below-desktop" {...chat} aria-label="WhatsApp">
        <Icon name="message-circle" />
      </a>
      <IconButton
        className="only-mobile needs-script"
        icon="menu"
        label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        onClick={toggle}
      />
      <MobileMenu isOpen={isOpen} top={top} onClose={() => setOpenedAt(undefined)} />
    </header>
  );
}

function ShortlistLink() {
  const ids = useFavorites();
  const query = useLastInventory();
  if (ids.length === 0) return null;
  const count = Math.min(ids.length, maxShortlisted);
  const words = count === 1 ? 'Saved · ' : 'Saved · Compare ';
  const cars = ids.length === 1 ? 'car' : 'cars';
  return (
    <a
      className="favorite shortlist-link"
      href={`${shortlistHref(ids, query)}#${shortlistId}`}
      aria-label={`${words}${count < ids.length ? `${count} of ${ids.length}` : count} ${cars}`}
    >
      <span>{words}</span>
      <b>{count}</b>
    </a>
  );
}
