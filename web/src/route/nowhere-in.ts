/**
 * The code of a short address that the server could not follow; null where it is none. Apart from
 * the other addresses: no phone need know it, the server leads on from it.
 */
export const nowhereIn = (path: string): string | null => {
  const short = /^\/j(?:\/([^/]*))?$/i.exec(path)
  return short === null ? null : (short[1] ?? '')
}
