/** '+91 98765 43210' for '+919876543210'; foreign numbers stay unchanged. */
export function displayPhone(e164: string): string {
  return e164.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}

export function telLink(e164: string): string {
  return `tel:${e164}`;
}

/** WhatsApp requires digits only. See https://faq.whatsapp.com/5913398998672934 */
export function whatsAppUrl(e164: string): string {
  return `https://wa.me/${e164.replace(/\D/g, '')}`;
}

export function whatsAppLink(e164: string, text: string): string {
  return `${whatsAppUrl(e164)}?text=${encodeURIComponent(text)}`;
}

/** A link without a recipient: WhatsApp asks the visitor for one. */
export function whatsAppShareLink(text: string): string {
  // Ad blockers hide links to 'https://wa.me/?text='.
  return `https://api.whatsapp.com/send?text=${encodeURIComponent(text)}`;
}
