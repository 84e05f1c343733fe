import { translate } from '../conditions/translate.ts';

/**
 * What browser extensions and other programs do to a page before it is hydrated. Each function runs in the page, so it
 * must not contain named functions or refer to anything outside of itself.
 */
export const guests = {
  /** Dark-mode extensions and grammar checkers. */
  'attributes anywhere': () => {
    const selector = 'html, body, div, main, section, form, input, textarea, a';
    for (const element of document.querySelectorAll(selector)) {
      element.setAttribute('data-guest', '1');
      element.classList.add('guest');
    }
  },
  /** Password managers and writing assistants. */
  'elements beside fields': () => {
    for (const field of document.querySelectorAll('input, textarea, select')) {
      field.after(document.createElement('guest-icon'));
      field.before(document.createElement('guest-frame'));
    }
  },
  /** Shopping assistants and price comparison. */
  'elements inside and between': () => {
    const selector = 'body, header, main, main > *, footer, section, form, p, ul';
    for (const parent of document.querySelectorAll(selector)) {
      for (const place of ['prepend', 'append'] as const) {
        const bar = document.createElement('guest-bar');
        bar.style.position = 'absolute';
        parent[place](bar);
      }
    }
  },
  'elements outside of body': () => {
    document.documentElement.append(document.createElement('guest-panel'));
    document.head.append(document.createElement('style'), document.createElement('script'));
    document.head.prepend(document.createElement('style'));
  },
  /** Chrome's translation. Chrome on iOS wraps telephone numbers in the same way. */
  'translated texts': translate,
  /** Password managers that wrap fields. */
  'wrapped fields': () => {
    for (const field of document.querySelectorAll('input, textarea, select')) {
      const wrapper = document.createElement('guest-wrapper');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },
  'moved fields': () => {
    for (const field of document.querySelectorAll('input:not([type=hidden]), textarea')) {
      field.closest('form')?.append(field);
    }
  },
} satisfies Record<string, () => void>;

export type Guest = keyof typeof guests;

export const guestNames = Object.keys(guests) as Guest[];
