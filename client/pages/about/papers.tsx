import { buyingLines } from '../../../shared/buying.ts';
import { paperLines } from '../../../shared/cars/offer.ts';
import { delhiRules } from '../../../shared/delhi/delhi-rules.ts';
import { Facts } from '../../elements/facts.tsx';
import { useTexts } from '../../site-context.ts';
import { DelhiForm } from './delhi-form.tsx';

export function Papers() {
  const { date, limits } = delhiRules;
  const texts = useTexts();
  const { about = {}, offer = {} } = texts;
  const buying = buyingLines(texts);
  const services = [...(about.services ?? []), ...paperLines(offer).map(({ text }) => `${text}.`)];
  return (
    <section className="section papers" id="papers" aria-labelledby="papers-title">
      <h2 className="section__title" id="papers-title">
        Papers and rules
      </h2>
      <div className="papers__columns">
        <div>
          <h3>Is my car allowed in Delhi NCR?</h3>
          <DelhiForm />
          <Facts
            className="papers__table"
            facts={[
              {
                name: 'BS-IV and newer',
                text: `No age limit since the Supreme Court’s order of ${date}. On bad-air days, BS-IV diesel cars may be kept off the road.`,
              },
              {
                name: 'BS-III and older, diesel',
                text: `${limits.diesel} years from the date of registration; after that, the car may be impounded.`,
              },
              {
                name: 'BS-III and older, petrol or CNG',
                text: `${limits.petrol} years from the date of registration; after that, the car may be impounded. On bad-air days, BS-III petrol cars may be kept off the road.`,
              },
            ]}
          />
          <p>
            The RC shows the norm, and we show you the RC. Courts and the Commission for Air Quality change
            these rules, so ask us what applies on the day you buy.
          </p>
          {services.length > 0 && (
            <>
              <h3>What we do for you</h3>
              <ul className="papers__list">
                {services.map((service) => (
                  <li key={service}>{service}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        <div>
          {buying.length > 0 && (
            <>
              <h3 id="buying">Paying for a car, and holding it</h3>
              <Facts className="papers__table" facts={buying} />
            </>
          )}
          <h3>The papers that come with a car</h3>
          <Facts className="papers__table" facts={papers} />
        </div>
      </div>
    </section>
  );
}

const papers = [
  {
    name: 'Registration certificate (RC)',
    text: 'Identifies the car: the chassis and engine numbers must match those on the car.',
  },
  { name: 'Form 29, two copies', text: 'The seller’s notice of transfer.' },
  {
    name: 'Form 30, two copies',
    text: 'The buyer’s report of transfer, due within 14 days in the same state.',
  },
  { name: 'Form 28 (NOC)', text: 'Needed when the car moves to another RTO or state.' },
  { name: 'Form 35 and the bank’s NOC', text: 'Removes the bank’s hypothecation from the RC.' },
  { name: 'Insurance', text: 'Transferred within 14 days. Third-party cover is the legal minimum.' },
  { name: 'PUC certificate', text: 'Valid proof that the car meets pollution limits.' },
  { name: 'PAN and proof of address', text: 'For buyer and seller.' },
  {
    name: 'Service book, both keys, challans',
    text: 'Not required by law, but asked for by every buyer. Make sure that no challan is unpaid.',
  },
];
