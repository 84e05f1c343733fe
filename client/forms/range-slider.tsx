import { useRef } from 'react';
import type { Interval } from '../../shared/inventory/filter-options.ts';
import { useHydrated } from '../before-hydration/hydration-boundary.tsx';
import { inputStep, slide, type End, type Scale } from './slide.ts';

type RangeSliderProps = Scale & {
  label: string;
  value: Interval;
  /** The field names in the URL, if the form works without scripts. */
  names?: readonly [string, string];
  thumbs: readonly [string, string];
  valueText: (value: number) => string;
  /** The text below the track: its start, the chosen range, and its end. */
  captions: readonly [string, string, string];
  onSlide: (value: Interval) => void;
};

const ends: readonly End[] = [0, 1];

/** Without scripts, thumbs that pass each other swap their meaning. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, value, names, thumbs, valueText, captions, onSlide, ...scale } = props;
  const heldFrom = useRef<Interval>(undefined);
  const isHydrated = useHydrated();
  const [lowest, highest] = scale.bounds;
  const within = (end: number) => Math.min(Math.max(end, lowest), highest);
  const shown = [within(value[0]), within(value[1])] as const;
  const [from, to] = shown.map((end) => (end - lowest) / (highest - lowest || 1)) as [number, number];
  const middle = `calc(var(--touch) / 2 + (100% - var(--touch)) * ${(from + to) / 2})`;

  return (
    <div className="slider-field" role="group" aria-label={label}>
      <p className="field__label">{label}</p>
      <span className="range-slider">
        <svg className="range-slider__track" width="100%" height="4" fill="currentColor" aria-hidden="true">
          <rect x={`${from * 100}%`} width={`${(to - from) * 100}%`} height="100%" />
        </svg>
        {ends.map((end) => (
          <input
            key={end}
            className="range-slider__input"
            type="range"
            name={names?.[end]}
            aria-label={thumbs[end]}
            aria-valuetext={valueText(shown[end])}
            autoComplete="off"
            min={lowest}
            max={highest}
            step={inputStep(shown[end], scale)}
            value={shown[end]}
            // Each input covers its side of the middle, so that thumbs that meet can both be grabbed.
            style={
              isHydrated
                ? { pointerEvents: 'auto', ...(end === 1 && { clipPath: `inset(0 0 0 ${middle})` }) }
                : undefined
            }
            onPointerDown={() => (heldFrom.current = shown)}
            // If a swipe turns out to scroll the page, Chromium has already moved the thumb.
            onPointerCancel={() => {
              const before = heldFrom.current;
              if (before && before[end] !== shown[end]) onSlide(before);
              heldFrom.current = undefined;
            }}
            onPointerUp={() => (heldFrom.current = undefined)}
            onKeyDown={() => (heldFrom.current = undefined)}
            onChange={({ target }) => {
              const next = slide(shown, end, target.valueAsNumber, scale, heldFrom.current !== undefined);
              if (next[end] !== shown[end]) onSlide(next);
            }}
          />
        ))}
      </span>
      <p className="slider-field__ends small">
        <span>{captions[0]}</span>
        <output>{captions[1]}</output>
        <span>{captions[2]}</span>
      </p>
    </div>
  );
}
