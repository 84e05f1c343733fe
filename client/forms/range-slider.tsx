import { useDeferredValue } from 'react';
import { Range as Fill, Root, Thumb, Track } from '@radix-ui/react-slider';
import { useHydrated } from '../browser/use-hydrated.ts';
import type { Interval } from '../../shared/inventory/filters.ts';

type RangeSliderProps = {
  value: Interval;
  bounds: Interval;
  step: number;
  /** The names of both thumbs, and how their values are said. */
  labels: readonly [string, string];
  say: (value: number) => string;
  onSlide: (value: Interval) => void;
};

/**
 * Two thumbs on a track. Not the browser's own range: with a step of 10,000 that one ends at 1,390,000 and would
 * hide the dearest car.
 */
export function RangeSlider(props: RangeSliderProps) {
  // Nothing of it works without scripts, and the three of them cost the server a quarter of the page.
  const isReady = useDeferredValue(useHydrated());
  return isReady ? <Slider {...props} /> : <Placeholder />;
}

function Placeholder() {
  return (
    <span className="range-slider">
      <span className="range-slider__track">
        <span className="range-slider__fill" />
      </span>
    </span>
  );
}

function Slider({ value, bounds, step, labels, say, onSlide }: RangeSliderProps) {
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
