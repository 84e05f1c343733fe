import { expect, it } from 'vitest';
import { mailtoLink, type Mail } from '../../../shared/messages/mailto.ts';

it.each<[what: string, mail: Mail, link: string]>([
  [
    'with recipient, subject and lines that always end with CRLF',
    { to: 'a@b.in', subject: 'One two', lines: ['Name: A', 'a\nb', 'c\r\nd', 'e\rf'] },
    'a@b.in?subject=One%20two&body=Name%3A%20A%0D%0Aa%0D%0Ab%0D%0Ac%0D%0Ad%0D%0Ae%0D%0Af',
  ],
  ['without lines', { to: 'a@b.in', subject: 'Hello' }, 'a@b.in?subject=Hello'],
  [
    'with encoded signs, Hindi and emoji, and without lone surrogates',
    { to: 'a@b.in', subject: '50% & #1 + "2" = ?\ud83c', lines: ['🎉 दी\udf89'] },
    'a@b.in?subject=50%25%20%26%20%231%20%2B%20%222%22%20%3D%20%3F%EF%BF%BD&body=%F0%9F%8E%89%20%E0%A4%A6%E0%A5%80%EF%BF%BD',
  ],
  [
    'without headers from the texts',
    { to: 'a@b.in?bcc=x@y.z', subject: 'a&bcc=x@y.z', lines: ['b&cc=x@y.z'] },
    'a@b.in%3Fbcc%3Dx%40y.z?subject=a%26bcc%3Dx%40y.z&body=b%26cc%3Dx%40y.z',
  ],
])('a mailto link %s', (_what, mail, link) => expect(mailtoLink(mail)).toBe(`mailto:${link}`));
