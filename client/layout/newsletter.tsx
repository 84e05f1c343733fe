import type { SubmitEvent } from 'react';
import { mailtoLink } from '../../shared/messages/mailto.ts';
import { Form, readFields } from '../forms/form.tsx';
import { openMail } from '../forms/open-mail.ts';
import { useSite } from '../site-context.ts';
import { toasts } from '../toasts/toasts.ts';

/** There is no newsletter service: the form opens a mail to the dealer. */
export function Newsletter() {
  const { email: to, brand } = useSite();
  const subscription = { to, subject: 'Newsletter subscription' };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email } = readFields(event.currentTarget, ['email']);
    const lines = [`Please add ${email} to the newsletter of ${brand}.`];
    if (openMail({ ...subscription, lines })) {
      toasts.success('Opening your email app...', 'Send the message, and we will add you to the newsletter.');
    }
  };

  return (
    <Form
      name="newsletter"
      className="newsletter wrapping"
      action={mailtoLink(subscription)}
      method="post"
      encType="text/plain"
      onSubmit={onSubmit}
    >
      <label className="visually-hidden" htmlFor="newsletter-email">
        Your email for the newsletter
      </label>
      <input
        className="newsletter__input"
        id="newsletter-email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        placeholder="Your email address"
        required
      />
      <button className="button button--gold" type="submit">
        Subscribe
      </button>
    </Form>
  );
}
