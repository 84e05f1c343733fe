import { useEffect, useRef, useState } from 'react';
import { reportFault } from '../browser/report-fault.ts';
import type { Slider, SliderProps } from './slider.tsx';

/** A slider with two thumbs. Its code loads when the track becomes visible: on a phone, when the filters open. */
export function RangeSlider(props: SliderProps) {
  const track = useRef<HTMLSpanElement>(null);
  const [Loaded, setLoaded] = useState<typeof Slider>();

  useEffect(() => {
    if (!track.current) return;
    // A hidden track has no width.
    const observer = new ResizeObserver((entries) => {
      if (!entries.some(({ contentRect }) => contentRect.width > 0)) return;
      import('./slider.tsx').then(
        ({ Slider }) => setLoaded(() => Slider),
        () => reportFault('load'),
      );
    });
    observer.observe(track.current);
    return () => observer.disconnect();
  }, []);

  if (Loaded) return <Loaded {...props} />;
  return (
    <span ref={track} className="range-slider">
      <span className="range-slider__track">
        <span className="range-slider__fill" />
      </span>
    </span>
  );
}
