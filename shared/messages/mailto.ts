export type Mail = { to: string; subject: string; lines?: readonly string[] };

/** A mailto link after RFC 6068: line breaks are CRLF, spaces %20 and never '+'. */
export function mailtoLink({ to, subject, lines = [] }: Mail): string {
  const body = lines.join('\n').replace(/\r\n|\r|\n/g, '\r\n');
  const query = `subject=${encode(subject)}`;
  return `mailto:${encode(to).replace('%40', '@')}?${query}${body && `&body=${encode(body)}`}`;
}

// A lone surrogate, which a field can hold, would make encodeURIComponent throw.
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
