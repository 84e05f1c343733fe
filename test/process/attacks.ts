import { filmPath } from '../../shared/scenes/scenes.ts';
import { rawGet } from './exchange.ts';

/** Texts that must never be echoed unescaped, nor become a header or a log line. */
export const markup = '<img/src=x/onerror=fuzz()>';
export const injectedHeader = 'X-Injected';
export const forgedMessage = 'forged-by-a-visitor';

const lineBreaks = words('%0d%0a %0D %0a %E5%98%8A%E5%98%8D %u000a %c4%8d%c4%8a %E2%80%A8');

const pieces = [
  ...words('/ // . .. ../ ..\\ %2e%2e %2e%2e%2f %2E%2E%5C ..%2f %252e%252e%252f ....// %c0%ae %c0%af %uff0e'),
  ...words(
    '% %2 %00 %zz %ff %E0%A4%A %F0%9F%9A%97 %ed%a0%80 \\ %5c ; : @ ~ * | ^ ` # ? & = + %20 \' " {{7*7}} ${1}',
  ),
  ...words('é \u0080 \u009b2J \u00ff <script>fuzz()</script> javascript:fuzz() car inventory assets about'),
  ...words('index.html manifest.json package.json server/main.js etc/passwd .env .git/config .br .gz .map'),
  ...words('1 34 -1 1e0 NaN __proto__ constructor toString'),
  ...[markup, encodeURIComponent(markup), '\t', '\v', 'A'.repeat(300)],
  ...lineBreaks.map((lineBreak) => `${lineBreak}${injectedHeader}:%201`),
  `%0a{"level":60,"msg":"${forgedMessage}"}`,
];

const queryNames = words('search make price year sort q make[] __proto__[x] % %00 []');
const hosts = [...words('a evil.example a:99999 [::1 ../.. localhost:0'), markup, '', 'a b', 'a\u0000b'];

const headers = `
Accept: */*
Accept-Encoding: br;q=2
Accept-Encoding: identity;q=0, *;q=0
Range: bytes=9-1
Range: bytes=0-0,2-2
Range: bytes=99999999999999999999-
If-Range: "other"
If-None-Match: W/"x
If-Modified-Since: Wed, 99 Foo 2099 25:61:61 GMT
X-Forwarded-Host: evil.example
Upgrade: h2c
Connection: Upgrade, HTTP2-Settings
Expect: 100-continue
Referer: ${markup}
User-Agent: ${forgedMessage}
X-Request-Id: ${markup}
X-Odd: \u0080\u00ff
`
  .trim()
  .split('\n');

const malformedHeaders = [
  ...['X-Null: a\u0000b', 'X Space: 1', ': nameless', 'X-Folded: a\r\n b'],
  `X-Bare: a\n${injectedHeader}: 1`,
];

const targets = ['/inventory', '/car/1', '/robots.txt', '/assets/icon.svg', filmPath('mp4')];

export const attacks = [
  ...pieces.flatMap((piece, index) => {
    const [target, query, header] = [targets, queryNames, headers].map((list) => list[index % list.length]);
    return [
      rawGet(`/${piece}`, header),
      rawGet(`${target}/${piece}${pieces.at(-index)}?${piece}`),
      rawGet(`${target}?${query}=${piece}&${query}=${pieces.at(-index)}`, header),
    ];
  }),
  ...[...headers, ...malformedHeaders].flatMap((header) => targets.map((target) => rawGet(target, header))),
  ...hosts.map((host) => rawGet('/about').replace('Host: a', `Host: ${host}`)),
  ...['GET', 'PUT'].map(
    (method) => `${rawGet('/', 'Content-Length: 300000').replace('GET', method)}${'x'.repeat(300_000)}`,
  ),
  ...[20, 60].map((length) => rawGet('/inventory?search=a', headers[0]).slice(0, length)),
];

function words(text: string): string[] {
  return text.split(' ');
}
