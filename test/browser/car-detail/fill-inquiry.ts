import type { Page } from 'playwright-core';

const inquiry = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  'Email Address': 'asha@mail.example',
  'Phone Number': '+91 98100 00000',
  Message: 'Is it free?',
};

export async function fillInquiry(page: Pick<Page, 'locator'> | { fill: Fill }): Promise<void> {
  const fill: Fill =
    'locator' in page
      ? (label, text) => page.locator('.inquiry-form form').getByLabel(label).fill(text)
      : page.fill;
  for (const [label, text] of Object.entries(inquiry)) await fill(label, text);
}

type Fill = (label: string, text: string) => Promise<void>;
