import { useEffect, useState } from 'react';
import { cityOf } from '../../shared/dealer/page-metadata.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { whenVisible } from '../browser/when-visible.ts';
import { ButtonLink } from '../elements/button-link.tsx';
import { IconButton } from '../elements/icon.tsx';
import { Modal } from '../elements/modal.tsx';
import { useSite } from '../site-context.ts';

const delayMs = 1500;
const flag = 'hasSeenFestivePopup';
// If the storage is disabled, the popup shows once per page load.
let wasSeen = false;

export function FestivePopup({ children }: { children: string }) {
  const site = useSite();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  useEffect(() => {
    let cancel: () => void;
    const wait = () => {
      cancel = whenVisible(open, delayMs);
    };
    function open(): void {
      // Read only now, because a prerendered page has a copy of the session storage.
      if (wasSeen || readStored('sessionStorage', flag) === true) return;
      if (isBusy()) return wait();
      wasSeen = true;
      writeStored('sessionStorage', flag, true);
      setIsOpen(true);
    }
    wait();
    return () => cancel();
  }, []);

  const { brand } = site;
  const city = cityOf(site);
  const title = `Happy Festive Season from ${brand} ${city}!`;
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      label={title}
      className="festive-popup dark"
      closesOnOutsideClick={false}
    >
      <IconButton className="festive-popup__close" icon="x" label="Close" onClick={close} />
      <div className="diya" />
      <h2 className="festive-popup__title">
        Happy Festive Season from <span className="no-break">{brand}</span> {city}!
      </h2>
      <p>{children}</p>
      <div className="button-row wrapping">
        <ButtonLink look="gold" href="/inventory" label="View Offers" />
        <ButtonLink look="outline-light" href="/contact" label="Contact Us" />
      </div>
    </Modal>
  );
}

/** Reads `activeElement`, because a field in an inactive tab is active but not `:focus`. */
function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select');
  return isTyping === true || document.querySelector('dialog[open]') !== null;
}
