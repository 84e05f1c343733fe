import { Range as Fill, Root, Thumb, Track } from '@radix-ui/react-slider';
import type { Interval } from '../../shared/inventory/filters.ts';

export type SliderProps = {
  value: Interval;
  bounds: Interval;
  step: number;
  /** The names of both thumbs, and how their values are said. */
  labels: readonly [string, string];
  say: (value: number) => string;
  onSlide: (value: Interval) => void;
};

/**
 * Not the browser's own range: with a step of 10,000 that one ends at 1,390,000 and would hide the dearest car.
 */
export function Slider({ value, bounds, step, labels, say, onSlide }: SliderProps) {
  const [lowest, highest] = bounds;
  const shown = value.map((end) => Math.min(Math.max(end, lowest), highest));
  return (
    <Root
      className="range-slider"
      value={shown}
      min={lowest}
      max={highest}
      step={step}
      minStepsBetweenThumbs={1}
      onValueChange={([min = lowest, max = highest]) => onSlide([min, max])}
    >
      <Track className="range-slider__track">
        <Fill className="range-slider__fill" />
      </Track>
      {labels.map((label, index) => (
        <Thumb
          key={label}
          className="range-slider__thumb"
          aria-label={label}
          aria-valuetext={say(shown[index] ?? lowest)}
        />
      ))}
    </Root>
  );
}
