export type Mail = { to: string; subject: string; lines?: readonly string[] };

/** A mailto link according to RFC 6068: line breaks are CRLF, and spaces are %20 instead of '+'. */
export function mailtoLink({ to, subject, lines = [] }: Mail): string {
  const body = lines.join('\n').replace(/\r\n|\r|\n/g, '\r\n');
  const query = `subject=${encode(subject)}`;
  return `mailto:${encode(to).replace('%40', '@')}?${query}${body && `&body=${encode(body)}`}`;
}

// Fields can contain lone surrogates, for which encodeURIComponent throws.
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
