import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'

export type Interfaces = { readonly [name: string]: readonly NetworkInterfaceInfo[] | undefined }

const everywhere: readonly string[] = ['0.0.0.0', '::']

/** Whether a server that listens there can be reached from other machines. */
export const isOpenToTheHall = (host: string): boolean => everywhere.includes(host)

/**
 * The addresses of this machine. No IPv6: nobody types one, what a phone is given it may not reach,
 * and it changes by the day.
 */
export const machineAddresses = (interfaces: Interfaces = networkInterfaces()): readonly string[] =>
  Object.values(interfaces)
    .flatMap((one) => one ?? [])
    .filter(({ family, internal, address }) => {
      // 169.254.x.x: a machine that was given no address and made one up.
      return family === 'IPv4' && !internal && !address.startsWith('169.254.')
    })
    .map(({ address }) => address)
