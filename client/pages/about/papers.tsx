import { paperLines } from '../../../shared/cars/offer.ts';
import { buyingLines } from '../../../shared/dealer/buying.ts';
import { delhiRules } from '../../../shared/delhi/delhi-rules.ts';
import { namedLines } from '../../../shared/named-lines.ts';
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
            facts={namedLines({
              'BS-IV and newer': `No age limit since the Supreme Court’s order of ${date}. On bad-air days, BS-IV diesel cars may be kept off the road.`,
              'BS-III and older, diesel': `${limits.diesel} years from the date of registration; after that, the car may be impounded.`,
              'BS-III and older, petrol or CNG': `${limits.petrol} years from the date of registration; after that, the car may be impounded. On bad-air days, BS-III petrol cars may be kept off the road.`,
            })}
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
          <Facts className="papers__table" facts={namedLines(papers)} />
        </div>
      </div>
    </section>
  );
}

const papers = {
  'Registration certificate (RC)':
    'Identifies the car: the chassis and engine numbers must match those on the car.',
  'Form 29, two copies': 'The seller’s notice of transfer.',
  'Form 30, two copies': 'The buyer’s report of transfer, due within 14 days in the same state.',
  'Form 28 (NOC)': 'Needed when the car moves to another RTO or state.',
  'Form 35 and the bank’s NOC': 'Removes the bank’s hypothecation from the RC.',
  Insurance: 'Transferred within 14 days. Third-party cover is the legal minimum.',
  'PUC certificate': 'Valid proof that the car meets pollution limits.',
  'PAN and proof of address': 'For buyer and seller.',
  'Service book, both keys, challans':
    'Not required by law, but asked for by every buyer. Make sure that no challan is unpaid.',
};
