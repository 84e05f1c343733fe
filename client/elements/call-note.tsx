import { Fragment } from 'react';
import { openingHours } from '../../shared/dealer/site.ts';
import { closingTime } from '../../shared/hours/open-now.ts';
import { useNow } from '../browser/clock.ts';
import { useTexts } from '../site-context.ts';

/** 'हिन्दी · English, open till 7 PM'. Whether the showroom is open is known only in the browser. */
export function CallNote() {
  const spoken = Object.entries(useTexts().languages ?? {});
  const closes = useNow((now) => closingTime(openingHours.shown, now), undefined);
  if (spoken.length === 0) return null;
  return (
    <span className="call-note small no-print">
      {spoken.map(([code, language], index) => (
        <Fragment key={code}>
          {index > 0 && ' · '}
          <span lang={code}>{language}</span>
        </Fragment>
      ))}
      {closes && `, open till ${closes}`}
    </span>
  );
}
