import type { RuledCar } from '../../shared/delhi/age-limit.ts';
import { delhiLine } from '../../shared/delhi/delhi-line.ts';
import { delhiQuestionPath } from '../../shared/delhi/delhi-question-path.ts';
import { delhiRules } from '../../shared/delhi/delhi-rules.ts';
import { useToday } from '../today-context.ts';

/** Whether the car may be driven in Delhi NCR, and where to read more. */
export function DelhiNote({ car }: { car: RuledCar }) {
  const { sentence, isForOutside } = delhiLine(car, new Date(useToday()), delhiRules);
  return (
    <p className={isForOutside ? 'delhi-note delhi-note--outside' : 'delhi-note'}>
      {sentence} <a href={delhiQuestionPath(car)}>Papers and rules</a>
    </p>
  );
}
