import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  contactText,
  departments,
  departmentSlug,
  missingContactFields,
} from '../../../shared/messages/contact-message.ts';
import { whatsAppLink } from '../../../shared/messages/phone.ts';
import { focusField } from '../../forms/focus-field.ts';
import { readFields } from '../../forms/read-fields.ts';
import { SelectField } from '../../forms/select-field.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useSite } from '../../site-context.ts';
import { toasts } from '../../toasts/toasts.ts';
import { ContactLinks } from './contact-links.tsx';
import { openChat } from './open-chat.ts';

const fields = ['firstName', 'lastName', 'email', 'phone', 'department', 'message'] as const;
// Long enough to be read, and to take the second click of a double click.
const busyMs = 800;

const departmentOptions = [
  { value: '', label: 'Select a department' },
  ...departments.map((name) => ({ value: departmentSlug(name), label: name })),
];

/** `message` is what the form begins with. */
export function ContactForm({ message }: { message: string }) {
  const site = useSite();
  const isHydrated = useHydrated();
  const [isBusy, setIsBusy] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const error = (field: string) => (missing.includes(field) ? 'Please fill in this field' : undefined);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const contact = readFields(form, fields);
    const empty = missingContactFields(contact);
    setMissing(empty);
    if (empty[0]) {
      toasts.failure('Please fill in all required fields');
      focusField(form, empty[0]);
      return;
    }
    const email = form.elements.namedItem('email');
    if (email instanceof HTMLInputElement && email.validity.typeMismatch) {
      email.reportValidity();
      return;
    }
    flushSync(() => setIsBusy(true));
    if (openChat(whatsAppLink(site.phone, contactText(contact)))) {
      toasts.success('Opening WhatsApp...');
      form.reset();
    } else {
      toasts.failure('Failed to open WhatsApp. Please try again.');
    }
    setTimeout(() => setIsBusy(false), busyMs);
  };

  return (
    <section className="panel" aria-labelledby="contact-title">
      <h2 className="panel__title" id="contact-title">
        Send us a Message
      </h2>
      <form className="form needs-script" noValidate={isHydrated} onSubmit={onSubmit}>
        <div className="form__pair">
          <TextField
            label="First Name"
            name="firstName"
            autoComplete="given-name"
            isMarked
            error={error('firstName')}
            required
          />
          <TextField label="Last Name" name="lastName" autoComplete="family-name" />
        </div>
        <div className="form__pair">
          <TextField label="Email Address" name="email" type="email" autoComplete="email" isMarked />
          <TextField label="Phone Number" name="phone" type="tel" autoComplete="tel" />
        </div>
        <SelectField
          label="Department"
          name="department"
          options={departmentOptions}
          {...(message && { defaultValue: departmentSlug('Sales Inquiry') })}
        />
        <TextArea
          label="Message"
          name="message"
          rows={5}
          isMarked
          defaultValue={message}
          error={error('message')}
          required
        />
        <button className="button button--primary button--wide" type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Preparing WhatsApp...' : 'Send via WhatsApp'}
        </button>
      </form>
      <noscript>
        <ContactLinks message={message} />
      </noscript>
    </section>
  );
}
