import { describe, expect, it } from 'vitest';
import { absoluteAddress, fullTitle } from '../../shared/page-metadata.ts';

describe('fullTitle', () => {
  it('adds the brand and Delhi', () => {
    expect(fullTitle('Contact Us', 'Utsav Motors')).toBe('Contact Us | Utsav Motors Delhi');
  });
  it('leaves a title that names the brand already', () => {
    expect(fullTitle('About Utsav Motors', 'Utsav Motors')).toBe('About Utsav Motors');
  });
});

describe('absoluteAddress', () => {
  it('is the host followed by the path', () => {
    const site = { origin: 'https://cars.example' };
    expect(absoluteAddress(site, '/car/1')).toBe('https://cars.example/car/1');
    expect(absoluteAddress(site, '/')).toBe('https://cars.example/');
  });
});
