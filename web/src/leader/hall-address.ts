/** Where what was typed as the address of the hall is kept on this device. */
export const hallAddressKey = 'topcut.hall.address'

/** As people type it: what stands before every address is one thing more to get wrong. */
export const withoutScheme = (address: string): string => address.replace(/^http:\/\//, '')

/** A phone that is sent to this computer's own name looks for a server on itself. */
export const isOnlyHere = (address: string): boolean =>
  /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?(\/|$)/i.test(address)

const isPort = (port: string | undefined): boolean =>
  port === undefined || (Number(port) > 0 && Number(port) < 65_536)

/** Whether a phone could find a machine by it: four numbers, or a name as machines have them. */
export const isAddress = (typed: string): boolean => {
  const bare = typed.trim().replace(/\/+$/, '')
  const [, host = '', port] =
    /^(?:https?:\/\/)?(\[[\da-f:]+\]|[^\s/?#@:]+)(?::(\d+))?$/i.exec(bare) ?? []
  if (host === '' || !isPort(port)) return false
  if (host.startsWith('[')) return true
  const parts = host.split('.')
  if (/^[\d.]+$/.test(host)) return parts.length === 4 && parts.every((n) => n !== '' && +n < 256)
  const isName = parts.every((part) => /^[\p{L}\d]([\p{L}\d-]*[\p{L}\d])?$/u.test(part))
  // One word alone is somebody's Wi-Fi or a slip of the hand; with a port it is a machine's name.
  return isName && (parts.length > 1 || port !== undefined || host.toLowerCase() === 'localhost')
}

/**
 * What was typed as an address that links can begin with; nothing where no phone could follow it.
 * Where the desk itself came over TLS (its `protocol`) phones do as well, whatever was typed on a
 * day without it.
 */
export const hallAddress = (typed: string, protocol: string): string => {
  const bare = typed.trim().replace(/\/+$/, '')
  if (!isAddress(bare)) return ''
  if (/^https:\/\//i.test(bare)) return bare
  return `${protocol}//${bare.replace(/^http:\/\//i, '')}`
}
