import type { RuledCar } from '../../shared/delhi/age-limit.ts';
import { delhiLine } from '../../shared/delhi/delhi-line.ts';
import { delhiQuestionPath } from '../../shared/delhi/delhi-question.ts';
import { delhiRules } from '../../shared/delhi/delhi-rules.ts';
import { useToday } from '../site-context.ts';
import { UnfoldingRow } from './unfolding-row.tsx';

/** Whether the car may be driven in Delhi NCR, in a line; unfolded, by which law, and where to read more. */
export function DelhiNote({ car }: { car: RuledCar }) {
  const { short, reason, state } = delhiLine(car, new Date(useToday()), delhiRules);
  return (
    <UnfoldingRow icon={icons[state]} line={short} className={`delhi-note delhi-note--${state}`}>
      <p>
        {reason} <a href={delhiQuestionPath(car)}>Papers and rules</a>
      </p>
    </UnfoldingRow>
  );
}

const icons = { allowed: 'shield-check', ending: 'clock', outside: 'triangle-alert' } as const;
