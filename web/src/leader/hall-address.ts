/** Where what was typed as the address of the hall is kept on this device. */
export const hallAddressKey = 'topcut.hall.address'

/** A phone that is sent to this computer's own name looks for a server on itself. */
export const isOnlyHere = (address: string): boolean =>
  /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?(\/|$)/i.test(address)

/** What was typed as an address that links can begin with. */
export const hallAddress = (typed: string): string => {
  const bare = typed.trim().replace(/\/+$/, '')
  return bare === '' || /^https?:\/\//i.test(bare) ? bare : `http://${bare}`
}
