import { describe, expect, it } from 'vitest';
import { fullTitle } from '../../shared/page-metadata.ts';

describe('fullTitle', () => {
  it('adds the brand and Delhi, unless the title names the brand already', () => {
    expect(fullTitle('Contact Us', 'Utsav Motors')).toBe('Contact Us | Utsav Motors Delhi');
    expect(fullTitle('About Utsav Motors', 'Utsav Motors')).toBe('About Utsav Motors');
  });
});
