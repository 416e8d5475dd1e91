/** Where what was typed as the address of the hall is kept on this device. */
export const hallAddressKey = 'topcut.hall.address'

/** A phone that is sent to this computer's own name looks for a server on itself. */
export const isOnlyHere = (address: string): boolean =>
  /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?(\/|$)/i.test(address)

/**
 * What was typed as an address that links can begin with. Where the desk itself came over TLS (its
 * `protocol`) phones do as well, whatever was typed on a day without it.
 */
export const hallAddress = (typed: string, protocol: string): string => {
  const bare = typed.trim().replace(/\/+$/, '')
  if (bare === '' || /^https:\/\//i.test(bare)) return bare
  return `${protocol}//${bare.replace(/^http:\/\//i, '')}`
}
