import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  contactText,
  departmentSlug,
  departments,
  missingContactFields,
} from '../../../shared/messages/contact-message.ts';
import { mailtoLink } from '../../../shared/messages/mailto.ts';
import { whatsAppLink, whatsAppUrl } from '../../../shared/messages/phone.ts';
import { WithoutScript } from '../../before-hydration/hydration-boundary.tsx';
import { emptyFields, Form, readFields } from '../../forms/form.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { SentMessage } from '../../forms/sent-message.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useFormCheck } from '../../forms/use-form-check.ts';
import { changeUrl } from '../../navigation/history-entries.ts';
import { useSite } from '../../site-context.ts';
import { toasts } from '../../toasts/toasts.ts';
import type { Prefill } from './prefill.ts';

// If the form is submitted without our code, WhatsApp reads only the field `text`.
const fields = ['firstName', 'lastName', 'email', 'phone', 'department', 'text'] as const;
// Long enough to read the label, and to ignore the second click of a double click.
const busyMs = 800;

export function ContactForm({ prefill }: { prefill: Prefill | undefined }) {
  const site = useSite();
  const [isBusy, setIsBusy] = useState(false);
  const [sentText, setSentText] = useState<string>();
  const { canSend, onInput, errorOf } = useFormCheck({
    emptyIn: (form) => missingContactFields(readFields(form, fields)),
    messageOf: () => 'Please fill in all required fields',
  });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    if (!canSend(form)) return;
    flushSync(() => setIsBusy(true));
    const text = contactText(readFields(form, fields));
    const chat = whatsAppLink(site.phone, text);
    if (openChat(chat)) {
      toasts.success('Opening WhatsApp...');
      setSentText(text);
      emptyFields(form, fields);
      // The question in the URL has been asked.
      changeUrl('replaceState', window.location.pathname);
    } else {
      // Browsers within apps never open tabs.
      const link = { label: 'Open WhatsApp', href: chat };
      toasts.failure('Failed to open WhatsApp. Please try again.', link);
    }
    setTimeout(() => setIsBusy(false), busyMs);
  };

  return (
    <section className="panel no-print" aria-labelledby="contact-title">
      <h2 className="panel__title" id="contact-title">
        Send us a Message
      </h2>
      <Form
        name="contact"
        hasMessages
        className="form stack"
        action={whatsAppUrl(site.phone)}
        target="_blank"
        rel="noopener"
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <div className="form__pair">
          <TextField name="firstName" isMarked error={errorOf('firstName')} required />
          <TextField name="lastName" />
        </div>
        <TextField name="email" isMarked error={errorOf('email')} />
        <TextField name="phone" />
        <SelectField
          label="Department"
          name="department"
          options={[
            { value: '', label: 'Select a department' },
            ...departments.map((department) => ({ value: departmentSlug(department), label: department })),
          ]}
          {...(prefill && { defaultValue: departmentSlug(prefill.department) })}
        />
        <TextField
          name="text"
          isMarked
          error={errorOf('text')}
          area={{ rows: 5, defaultValue: prefill?.message ?? '' }}
          required
        />
        <button className="button button--primary" type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Preparing WhatsApp...' : 'Send via WhatsApp'}
        </button>
      </Form>
      {sentText !== undefined && (
        <SentMessage text={sentText}>
          WhatsApp should open with this message. If it does not,{' '}
          <a href={whatsAppLink(site.phone, sentText)}>open it here</a>, or send the message to{' '}
          <a href={`mailto:${site.email}`}>{site.email}</a>.
        </SentMessage>
      )}
      <WithoutScript>
        <ContactLinks prefill={prefill} />
      </WithoutScript>
    </section>
  );
}

function ContactLinks({ prefill }: { prefill: Prefill | undefined }) {
  const { phone, email } = useSite();
  const lines = prefill ? [prefill.message] : [];
  const mail = prefill ? mailtoLink({ to: email, subject: prefill.department, lines }) : `mailto:${email}`;
  return (
    <p>
      <a href={whatsAppLink(phone, ['*New Inquiry From Website*', ...lines].join('\n'))}>
        Message us on WhatsApp
      </a>{' '}
      or write to <a href={mail}>{email}</a>.
    </p>
  );
}

/**
 * Opens a chat in a new tab; false if the browser blocked it. Without `noopener`, which would return null for
 * success too; `opener` is cleared instead.
 */
function openChat(url: string): boolean {
  try {
    const tab = window.open(url);
    if (!tab) return false;
    tab.opener = null;
    return true;
  } catch {
    return false;
  }
}
