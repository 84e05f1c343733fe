import { describe, expect, it } from 'vitest';
import { canonicalsOf, part, texts } from '../html.ts';
import { makeApp } from '../make-app.ts';

describe('GET /about?fuel=…&year=…&norm=…', () => {
  const answerTo = async (query: string) => {
    const text = await makeApp({ now: () => new Date('2026-11-22T06:30:00Z') }).page(`/about?${query}`);
    expect(canonicalsOf(text)).toEqual(['https://www.utsavmotors.example/about']);
    const form = part(text, '<form name="delhi"');
    expect(form).toContain('action="/about#delhi-answer"');
    return form.includes('role="status"') ? texts(part(form, '<div class="delhi-form__answers"'), 'p') : [];
  };

  it('says until when the car may be driven, for both norms if it is not known, and what to ask', async () => {
    const answers = await answerTo('fuel=Diesel&year=2015&norm=');
    expect(answers.map((text) => text.split(':')[0])).toEqual([
      'Diesel, 2015, BS-III or older',
      'Diesel, 2015, BS-IV or BS-VI',
      'Ask for the registration certificate',
    ]);
    expect((await answerTo('fuel=Petrol&year=2015&norm=BS-IV'))[0]).toMatch(
      /^Petrol, 2015, BS-IV: No age limit in Delhi NCR before 2030\. Counted from a registration in 2015; /,
    );
  });
  it.each(['fuel=Steam&year=2015', 'fuel=Petrol&year=1815', 'fuel=Petrol', ''])(
    'gives no answer to %j',
    async (query) => expect(await answerTo(query)).toEqual([]),
  );
});
