import { Suspense, use } from 'react';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import type { Screens } from '../../../server/screens.ts';
import { textOf } from '../html.ts';
import { makeApp, screens } from '../make-app.ts';

function LatePart({ part }: { part: Promise<string> }) {
  return <p>{use(part)}</p>;
}

/** A page with a part that fails later, and a shell that does not wait for it. */
const late: Screens = {
  isFound: () => true,
  at() {
    const part = new Promise<string>((_resolve, reject) => {
      setTimeout(() => reject(new Error('the gearbox came off')), 50);
    });
    // React also reports it, perhaps later.
    part.catch(() => undefined);
    const element = (
      <Suspense fallback={<p>One moment</p>}>
        <LatePart part={part} />
      </Suspense>
    );
    return { ...screens.at('/about'), element };
  },
};

describe('a page that fails after its shell was sent', () => {
  it('keeps status 200 and its fallback, ends cleanly, and is one error line', async () => {
    const { app, log } = makeApp({ screens: late });
    const { status, text } = await request(app).get('/about');
    expect(status).toBe(200);
    expect(textOf(text)).toContain('One moment');
    expect(text).toMatch(/<\/html>/);
    await vi.waitFor(() => expect(log.at(-1)).toMatchObject({ msg: 'request', status: 200 }));
    expect(log.filter(({ level }) => level >= 50)).toMatchObject([
      {
        msg: 'render failed',
        path: '/about',
        err: { message: 'the gearbox came off' },
      },
    ]);
  });
});
