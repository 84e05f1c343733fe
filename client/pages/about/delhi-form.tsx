import { useLocation } from 'react-router-dom';
import { emissionNorms, fuels } from '../../../shared/cars/car.ts';
import {
  delhiAnswerId,
  delhiAnswers,
  parseDelhiQuestion,
  yearsOfQuestion,
} from '../../../shared/delhi/delhi-question.ts';
import { delhiRules } from '../../../shared/delhi/delhi-rules.ts';
import { Form } from '../../forms/form.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { useToday } from '../../site-context.ts';

/** The question is in the URL, so the form works without scripts. */
export function DelhiForm() {
  const { search } = useLocation();
  const today = useToday();
  const thisYear = Number(today.slice(0, 4));
  const question = parseDelhiQuestion(search, thisYear);
  return (
    <Form
      name="delhi"
      key={search}
      className="delhi-form"
      action={`/about#${delhiAnswerId}`}
      aria-label="Is my car allowed in Delhi NCR?"
    >
      <div className="form__pair">
        <SelectField label="Fuel" name="fuel" defaultValue={question?.fuel ?? 'Petrol'} options={fuels} />
        <SelectField
          label="Year"
          name="year"
          defaultValue={String(question?.year ?? thisYear - 10)}
          options={yearsOfQuestion(thisYear).map(String)}
        />
        <SelectField
          label="Emission norm (on the RC)"
          name="norm"
          defaultValue={question?.emissionNorm ?? ''}
          options={[{ value: '', label: 'Not known' }, ...emissionNorms]}
        />
        <button className="button button--primary" type="submit">
          Check
        </button>
      </div>
      {question && (
        // Browsers focus the fragment's target if it is focusable, so that screen readers read the answer.
        <div className="delhi-form__answers" id={delhiAnswerId} role="status" tabIndex={-1}>
          {delhiAnswers(question, new Date(today), delhiRules).map(({ car, sentence }) => (
            <p key={car}>
              <b>{car}:</b> {sentence}
            </p>
          ))}
          <p>
            Ask to see the registration certificate: the date of registration and the norm on it decide, not
            the year alone.
          </p>
        </div>
      )}
    </Form>
  );
}
