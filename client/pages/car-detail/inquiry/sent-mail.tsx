import type { Mail } from '../../../../shared/messages/mailto.ts';
import { toasts } from '../../../toasts/toasts.ts';

/** What the page can know: the email app was asked to open. If none did, the message is not lost. */
export function SentMail({ mail: { to, subject, lines = [] } }: { mail: Mail }) {
  const text = lines.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${subject}\n\n${text}`);
      toasts.success('Message copied');
    } catch {
      toasts.failure('Could not copy. Please select the message and copy it by hand.');
    }
  };
  return (
    <div className="sent-mail">
      <p>
        Your email app should open with this message. If it does not, send it to{' '}
        <a href={`mailto:${to}`}>{to}</a>.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to take the focus */}
      <pre className="sent-mail__text" tabIndex={0} aria-label="Your message">
        {text}
      </pre>
      <button className="button button--outline" type="button" onClick={() => void copy()}>
        Copy message
      </button>
    </div>
  );
}
