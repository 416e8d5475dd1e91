const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text as it may stand in HTML, in a value of an attribute as well. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => signs[sign] ?? '')
