import { useSyncExternalStore } from 'react';
import type { Listing } from '../../../../shared/cars/car.ts';
import { shortlistHref } from '../../../../shared/inventory/inventory-hrefs.ts';
import { shortlistId } from '../../../../shared/inventory/shortlist.ts';
import { shortlistText } from '../../../../shared/messages/car-questions.ts';
import { whatsAppShareLink } from '../../../../shared/messages/phone.ts';
import { passFocusOn } from '../../../browser/pass-focus-on.ts';
import { favorites } from '../../../cars/favorites.tsx';
import { ButtonLink } from '../../../elements/button-link.tsx';
import { useSite, useToday } from '../../../site-context.ts';
import { toasts } from '../../../toasts/toasts.ts';

export function ShortlistActions({ cars }: { cars: readonly Listing[] }) {
  const { origin } = useSite();
  const today = useToday();
  const ids = cars.map(({ id }) => id);
  const url = origin + shortlistHref(ids);
  const areFavorites = useSyncExternalStore(
    favorites.subscribe,
    () => ids.every((id) => favorites.all().includes(id)),
    () => true,
  );
  return (
    <div className="shortlist__actions wrapping no-print">
      <ButtonLink
        look="primary"
        href={whatsAppShareLink(shortlistText(cars, url, today))}
        label="Send on WhatsApp"
      />
      <a href={`/contact?cars=${ids.join()}#contact-title`}>Ask about these</a>
      {!areFavorites && (
        <button
          ref={passFocusOn(() => document.getElementById(shortlistId))}
          type="button"
          onClick={() => {
            favorites.add(ids);
            toasts.success('Saved', 'The heart at the top of every page leads to these cars.');
          }}
        >
          Save these cars
        </button>
      )}
    </div>
  );
}
