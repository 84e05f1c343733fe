import { openingHours, shownAddress } from '../../shared/dealer/site.ts';
import { displayPhone, telLink, whatsAppUrl } from '../../shared/messages/phone.ts';
import { HydrationBoundary } from '../before-hydration/hydration-boundary.tsx';
import { ButtonLink } from '../elements/button-link.tsx';
import { IconButton } from '../elements/icon.tsx';
import { Modal } from '../elements/modal.tsx';
import { useSite } from '../site-context.ts';
import { NavigationLinks } from './navigation-links.tsx';

type MobileMenuProps = {
  isOpen: boolean;
  /** The header's distance from the top of the screen in pixels, so that the menu's head covers it. */
  top: number | undefined;
  onClose: () => void;
};

export function MobileMenu({ isOpen, top, onClose }: MobileMenuProps) {
  const site = useSite();
  return (
    <Modal isOpen={isOpen} onClose={onClose} label="Menu" className="mobile-menu dark" id="mobile-menu">
      <div className="mobile-menu__head" style={top === undefined ? undefined : { marginBlockStart: top }}>
        <span className="navigation__brand">{site.brand}</span>
        <IconButton icon="x" label="Close menu" onClick={onClose} />
      </div>
      <nav aria-label="Mobile">
        <NavigationLinks />
      </nav>
      <HydrationBoundary>
        <p className="mobile-menu__visit">
          {shownAddress(site)}
          <br />
          {openingHours.shown}
          <br />
          <a href="/about#papers">Is my car allowed in Delhi NCR?</a>
        </p>
        <div className="button-row wrapping">
          <ButtonLink
            look="primary"
            href={telLink(site.phone)}
            label={displayPhone(site.phone)}
            icon="phone"
          />
          <ButtonLink look="whatsapp" href={whatsAppUrl(site.phone)} label="WhatsApp" icon="message-circle" />
        </div>
      </HydrationBoundary>
    </Modal>
  );
}
