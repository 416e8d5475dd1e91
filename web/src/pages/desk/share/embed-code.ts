const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A line of HTML for somebody else's page; the name of the event was typed by a stranger to it. */
export const embedCode = (address: string, name: string): string => {
  const title = name.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
  return `<iframe src="${encodeURI(address)}" title="${title}" width="100%" height="640" style="border:0" loading="lazy"></iframe>`
}
