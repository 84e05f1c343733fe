import { describe, expect, it } from 'vitest';
import { mailtoLink } from '../../../shared/messages/mailto.ts';

describe('mailtoLink', () => {
  it('has recipient, subject and lines', () => {
    expect(mailtoLink({ to: 'a@b.in', subject: 'One two', lines: ['Name: A', 'Phone: +91 1'] })).toBe(
      'mailto:a@b.in?subject=One%20two&body=Name%3A%20A%0D%0APhone%3A%20%2B91%201',
    );
  });
  it('needs no lines', () => {
    expect(mailtoLink({ to: 'a@b.in', subject: 'Hello' })).toBe('mailto:a@b.in?subject=Hello');
  });
  it('ends every line with CRLF, whatever was typed', () => {
    const link = mailtoLink({ to: 'a@b.in', subject: 's', lines: ['a\nb', 'c\r\nd', 'e\rf'] });
    expect(link).toBe('mailto:a@b.in?subject=s&body=a%0D%0Ab%0D%0Ac%0D%0Ad%0D%0Ae%0D%0Af');
  });

  it('encodes signs, scripts and emoji, and never writes a plus for a blank', () => {
    const text = `50% off & more #1 + 2 = 3? "double" and 'single' 🎉 दीपावली a/b\\c;d:e@f<g>h|i\ttab`;
    const link = mailtoLink({ to: 'a@b.in', subject: text, lines: [text] });
    expect(decode(link)).toEqual({ subject: text, body: text });
    expect(link).not.toContain('+');
  });
  it('lets no text add a header', () => {
    const link = mailtoLink({ to: 'a@b.in?bcc=x@y.z', subject: 'a&bcc=x@y.z', lines: ['b&cc=x@y.z'] });
    expect(link).toBe('mailto:a@b.in%3Fbcc%3Dx%40y.z?subject=a%26bcc%3Dx%40y.z&body=b%26cc%3Dx%40y.z');
  });
  it('does not throw for a lone surrogate', () => {
    expect(decode(mailtoLink({ to: 'a@b.in', subject: '\ud83c', lines: ['\udf89'] }))).toEqual({
      subject: '\ufffd',
      body: '\ufffd',
    });
  });
});

/** As a mail app reads it: percent signs are decoded, a plus stays a plus. */
function decode(link: string): { subject: string; body: string } {
  const [, subject = '', body = ''] = /\?subject=([^&]*)&body=([^&]*)$/.exec(link) ?? [];
  return { subject: decodeURIComponent(subject), body: decodeURIComponent(body) };
}
