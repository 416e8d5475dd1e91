/** Signs that XML cannot hold: one of them in a name would make the whole text unreadable. */
const unwritable = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu

/** A text inside HTML or XML, also between quotes. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
