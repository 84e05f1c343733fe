import { useEffect, useState } from 'react';

/** Whether the first element with this selector has scrolled under the header. */
export function useScrolledPast(selector: string): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const element = document.querySelector(selector);
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsPast(entries.at(-1)?.isIntersecting === false),
      // Elements below the screen count as in view, too.
      { rootMargin: '-60px 0px 100000px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector]);
  return isPast;
}
