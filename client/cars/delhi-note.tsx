import type { RuledCar } from '../../shared/delhi/age-limit.ts';
import { delhiLine } from '../../shared/delhi/delhi-line.ts';
import { delhiQuestionPath } from '../../shared/delhi/delhi-question-path.ts';
import { delhiRules } from '../../shared/delhi/delhi-rules.ts';
import { useToday } from '../today-context.ts';

/** Whether the car may be driven in Delhi NCR, in a line; unfolded, by which law, and where to read more. */
export function DelhiNote({ car }: { car: RuledCar }) {
  const { short, reason, state } = delhiLine(car, new Date(useToday()), delhiRules);
  return (
    <details className={state === 'allowed' ? 'delhi-note' : `delhi-note delhi-note--${state}`}>
      <summary>{short}</summary>
      <p>
        {reason} <a href={delhiQuestionPath(car)}>Papers and rules</a>
      </p>
    </details>
  );
}
