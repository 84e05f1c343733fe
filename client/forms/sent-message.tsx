import type { ReactNode } from 'react';
import { copyText } from '../toasts/copy-text.ts';

type SentMessageProps = {
  subject?: string;
  text: string;
  /** What should have happened, and what to do if it did not. */
  children: ReactNode;
};

/** The page cannot know whether another app opened. If none did, the message is not lost. */
export function SentMessage({ subject, text, children }: SentMessageProps) {
  const copy = () =>
    copyText(subject === undefined ? text : `${subject}\n\n${text}`, {
      copied: 'Message copied',
      failed: 'Could not copy. Please select the message and copy it by hand.',
    });
  return (
    <div className="sent-message stack">
      <p>{children}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to take the focus */}
      <pre className="sent-message__text" tabIndex={0} aria-label="Your message">
        {text}
      </pre>
      <button className="button button--outline" type="button" onClick={() => void copy()}>
        Copy message
      </button>
    </div>
  );
}
