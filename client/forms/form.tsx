import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { HydrationBoundary } from '../before-hydration/hydration-boundary.tsx';
import { takeOverServedForm } from '../before-hydration/served-forms.ts';
import type { FieldValue } from '../before-hydration/served-forms.ts';
import { useHydrated } from '../browser/use-hydrated.ts';

type FormProps = ComponentProps<'form'> & {
  /** Unique on the page. */
  name: string;
  /** True for a form that shows its own messages once it is hydrated. */
  hasMessages?: boolean;
  /** Receives the fields that the visitor changed before hydration; for a form whose fields are controlled. */
  onEarlyInput?: (fields: readonly FieldValue[]) => void;
};

/** A form that hydrates by itself and keeps what the visitor did in it before. */
export function Form(props: FormProps) {
  return (
    <HydrationBoundary>
      <KeptForm {...props} />
    </HydrationBoundary>
  );
}

function KeptForm({ hasMessages = false, onEarlyInput, ...attributes }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();

  useLayoutEffect(() => {
    const changed = form.current ? takeOverServedForm(form.current) : [];
    if (changed.length > 0) onEarlyInput?.(changed);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

  return <form ref={form} noValidate={hasMessages && isHydrated} {...attributes} />;
}
