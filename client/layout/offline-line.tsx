import { useSyncExternalStore } from 'react';
import { displayPhone, telLink } from '../../shared/messages/phone.ts';
import { useSite } from '../site-context.ts';

/** Without a connection, as in a lift: the page stays, and a call needs no network. */
export function OfflineLine() {
  const { phone } = useSite();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : (
    <p className="navigation__offline" role="status">
      You are offline. <a href={telLink(phone)}>{`Call ${displayPhone(phone)}`}</a>
    </p>
  );
}

function subscribe(onChange: () => void): () => void {
  const stop = new AbortController();
  for (const type of ['online', 'offline']) window.addEventListener(type, onChange, stop);
  return () => stop.abort();
}
