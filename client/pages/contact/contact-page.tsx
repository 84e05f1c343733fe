import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { directionsUrl, mapEmbedUrl } from '../../../shared/dealer/maps.ts';
import { cityOf } from '../../../shared/dealer/page-metadata.ts';
import { openingHours, shownAddress } from '../../../shared/dealer/site.ts';
import { displayPhone, telLink, whatsAppUrl } from '../../../shared/messages/phone.ts';
import { HydrationBoundary } from '../../before-hydration/hydration-boundary.tsx';
import { ButtonLink } from '../../elements/button-link.tsx';
import { CallNote } from '../../elements/call-note.tsx';
import { ClosingCall } from '../../elements/closing-call.tsx';
import type { IconName } from '../../elements/icon-names.ts';
import { Icon } from '../../elements/icon.tsx';
import { WayHere } from '../../elements/way-here.tsx';
import { Page } from '../../layout/page.tsx';
import { useSite, useStock } from '../../site-context.ts';
import { ContactForm } from './contact-form.tsx';
import { prefillOf } from './prefill.ts';

export function ContactPage() {
  const site = useSite();
  const { search } = useLocation();
  const prefill = prefillOf(search, useStock(), site.origin);
  const phone = displayPhone(site.phone);
  return (
    <Page
      title="Contact Us"
      description={`Call, write or message ${site.brand} in ${site.address.district}, ${cityOf(site)}. ${openingHours.shown}. Map and directions to the showroom.`}
      path="/contact"
    >
      <section className="page-hero dark">
        <h1 className="page-hero__title">Contact Us</h1>
        <p>Ask about a car, book a test drive, or tell us what you want.</p>
      </section>
      <div className="contact-columns">
        <ul className="info-cards">
          <InfoCard icon="map-pin" title="Our Showroom">
            <b>{site.brand}</b>
            <span>{shownAddress(site)}</span>
          </InfoCard>
          <InfoCard icon="phone" title="Phone">
            <a href={telLink(site.phone)}>{phone}</a>
            <CallNote />
          </InfoCard>
          <InfoCard icon="message-circle" title="WhatsApp">
            <a href={whatsAppUrl(site.phone)} target="_blank" rel="noopener">
              {phone}
            </a>
          </InfoCard>
          <InfoCard icon="mail" title="Email Us">
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </InfoCard>
          <InfoCard icon="clock" title="Business Hours">
            {openingHours.shown}
          </InfoCard>
        </ul>
        <ContactForm key={search} prefill={prefill} />
        <ShowroomMap />
      </div>
      <ClosingCall title="Need Immediate Assistance?">
        <p>Someone who knows every car in the yard answers the phone.</p>
        <div className="button-row wrapping">
          <ButtonLink look="gold" href={telLink(site.phone)} label={`Call ${phone}`} />
          <ButtonLink look="outline-light" href={`mailto:${site.email}`} label="Email Us" />
        </div>
      </ClosingCall>
    </Page>
  );
}

function InfoCard({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="info-card">
      <Icon name={icon} className="icon--disc" />
      <h2 className="info-card__title">{title}</h2>
      <HydrationBoundary>
        <p className="info-card__text">{children}</p>
      </HydrationBoundary>
    </li>
  );
}

function ShowroomMap() {
  const site = useSite();
  return (
    <section className="panel showroom-map no-print" aria-labelledby="map-title">
      <h2 className="panel__title" id="map-title">
        Find Our Showroom
      </h2>
      <WayHere>
        <ButtonLink look="primary" href={directionsUrl(site)} label="Get Directions" icon="map-pin" />
      </WayHere>
      <iframe
        className="showroom-map__map"
        src={mapEmbedUrl(site)}
        title={`Map: ${site.brand} showroom`}
        height={450}
        loading="lazy"
        referrerPolicy="no-referrer-when-downgrade"
        allowFullScreen
      />
    </section>
  );
}
