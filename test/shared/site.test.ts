import { describe, expect, it } from 'vitest';
import { addressLine, openingHours, sampleSite, socialNetworks } from '../../shared/site.ts';

describe('site', () => {
  it('has four social networks, none with a real target', () => {
    expect(socialNetworks).toHaveLength(4);
    expect(sampleSite.social).toEqual({});
  });
  it('keeps the recorded quirks and the festive theme by default', () => {
    expect(sampleSite).toMatchObject({ quirks: 'keep', festive: true });
  });
  it('tells visitors and machines the two readings of the opening hours', () => {
    expect(openingHours).toEqual({
      shown: 'Mon-Sun: 9:00 AM - 7:00 PM',
      structured: {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '09:00',
        closes: '20:00',
      },
    });
  });
  it('writes the address on one line', () => {
    expect(addressLine(sampleSite)).toBe('108 Deepotsav Marg, Karol Bagh, New Delhi 110005');
  });
  it('has a sample phone number that nobody can hold', () => expect(sampleSite.phone).toBe('+910000000000'));
});
