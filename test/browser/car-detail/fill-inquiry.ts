const inquiry = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  'Email Address': 'asha@mail.example',
  'Phone Number': '+91 98100 00000',
  Message: 'Is it free?',
};

export async function fillInquiry(fill: (label: string, text: string) => Promise<void>): Promise<void> {
  for (const [label, text] of Object.entries(inquiry)) await fill(label, text);
}
