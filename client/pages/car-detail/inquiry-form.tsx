import { type SubmitEvent, useRef, useState } from 'react';
import type { CarDetail } from '../../../shared/cars/car.ts';
import { carTitle } from '../../../shared/format.ts';
import { carQuestion } from '../../../shared/messages/car-questions.ts';
import {
  inquiryMail,
  inquirySubject,
  missingInquiryFields,
  plainInquiry,
} from '../../../shared/messages/inquiry.ts';
import { type Mail, mailtoLink } from '../../../shared/messages/mailto.ts';
import { whatsAppLink } from '../../../shared/messages/phone.ts';
import { WithoutScript } from '../../before-hydration/hydration-boundary.tsx';
import { Form, readFields } from '../../forms/form.tsx';
import { openMail } from '../../forms/open-mail.ts';
import { SentMessage } from '../../forms/sent-message.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useFormCheck } from '../../forms/use-form-check.ts';
import { useSite } from '../../site-context.ts';
import { toasts } from '../../toasts/toasts.ts';

const fields = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;
const doubleClickMs = 1000;

export function InquiryForm({ car }: { car: CarDetail }) {
  const { email: dealer, phone, origin } = useSite();
  const { canSend, onInput, errorOf } = useFormCheck({
    emptyIn: (form) => missingIn(form).map(({ field }) => field),
    messageOf(form) {
      const labels = missingIn(form).map(({ label }) => label);
      return `Please fill in all required fields: ${labels.join(', ')}`;
    },
  });
  const [sentMail, setSentMail] = useState<Mail>();
  const sentAt = useRef(-doubleClickMs);
  const title = carTitle(car);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!canSend(form)) return;
    if (event.timeStamp - sentAt.current < doubleClickMs) return;
    sentAt.current = event.timeStamp;
    toasts.dismiss();
    const mail = inquiryMail(dealer, car, readFields(form, fields));
    setSentMail(mail);
    openMail(mail);
  };

  return (
    <section className="panel inquiry-form no-print" aria-labelledby="inquiry-title">
      <h2 className="panel__title" id="inquiry-title">
        Interested in this vehicle?
      </h2>
      <Form
        name="inquiry"
        hasMessages
        className="form stack"
        action={mailtoLink({ to: dealer, subject: inquirySubject(car) })}
        method="post"
        encType="text/plain"
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <div className="form__pair">
          <TextField name="firstName" error={errorOf('firstName')} required />
          <TextField name="lastName" required />
        </div>
        <TextField name="email" error={errorOf('email')} required />
        <TextField name="phone" error={errorOf('phone')} required />
        <TextField
          name="message"
          area={{
            rows: 4,
            placeholder: `I'm interested in this ${title}. Please contact me with more details.`,
          }}
          required
        />
        <button className="button button--primary" type="submit">
          Send Inquiry
        </button>
      </Form>
      {sentMail && (
        <SentMessage subject={sentMail.subject} text={(sentMail.lines ?? []).join('\n')}>
          Your email app should open with this message. If it does not, send it to{' '}
          <a href={`mailto:${dealer}`}>{dealer}</a>.
        </SentMessage>
      )}
      <WithoutScript>
        <p>
          Write to us about this car: <a href={mailtoLink(plainInquiry(dealer, car, origin))}>{dealer}</a> or{' '}
          <a href={whatsAppLink(phone, carQuestion(car, origin))}>on WhatsApp</a>.
        </p>
      </WithoutScript>
    </section>
  );
}

function missingIn(form: HTMLFormElement) {
  return missingInquiryFields(readFields(form, fields));
}
