import { Range as Fill, Root, Thumb, Track } from '@radix-ui/react-slider';
import type { Interval } from '../../shared/inventory/filters.ts';

export type SliderProps = {
  value: Interval;
  bounds: Interval;
  step: number;
  /** The accessible names of the thumbs; `say` words their values. */
  labels: readonly [string, string];
  say: (value: number) => string;
  onSlide: (value: Interval) => void;
};

/** Not <input type=range>: with a step of 10,000 it ends at 1,390,000 and would hide the most expensive car. */
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
