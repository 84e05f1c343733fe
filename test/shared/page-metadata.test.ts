import { describe, expect, it } from 'vitest';
import { fullTitle } from '../../shared/page-metadata.ts';
import { dealerSite } from '../../shared/site.ts';

describe('fullTitle', () => {
  it('adds the brand and Delhi, unless the title names the brand already', () => {
    expect(fullTitle('Contact Us', dealerSite)).toBe('Contact Us | Utsav Motors Delhi');
    expect(fullTitle('About Utsav Motors', dealerSite)).toBe('About Utsav Motors');
  });

  it('adds the city of a dealer elsewhere', () => {
    const address = { ...dealerSite.address, locality: 'Gurugram' };
    expect(fullTitle('Contact Us', { brand: 'Gaadi Ghar', address })).toBe(
      'Contact Us | Gaadi Ghar Gurugram',
    );
  });
});
