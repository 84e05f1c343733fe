import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../site-context.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { Icon } from '../elements/icon.tsx';

export function SiteHeader() {
  const { brand } = useSite();
  const { key } = useLocation();
  // The menu is open on the visit where it was opened, so any change of route closes it.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === key;
  return (
    <header className="navigation">
      <a className="navigation__brand" href="/">
        {brand}
      </a>
      <nav className="navigation__bar" aria-label="Main">
        <NavigationLinks />
      </nav>
      <button
        className="icon-button only-mobile needs-script"
        type="button"
        aria-label="Open menu"
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        onClick={() => setOpenOn(key)}
      >
        <Icon name="menu" />
      </button>
      <MobileMenu isOpen={isOpen} onClose={() => setOpenOn(undefined)} />
    </header>
  );
}
