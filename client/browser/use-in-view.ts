import { useEffect, useState } from 'react';

/** Elements below the screen count as in view, too. */
export const orBelow = '100000px';

/** Whether the first element with this selector is in view below the header; true until the browser reports it. */
export function useInView(selector: string, endMargin: string): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const element = document.querySelector(selector);
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting === true),
      { rootMargin: `-60px 0px ${endMargin}` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector, endMargin]);
  return isInView;
}
