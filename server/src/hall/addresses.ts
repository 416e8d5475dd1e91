import type { Tls } from '../tls/tls.ts'
import { type Interfaces, isOpenToTheHall, machineAddresses } from './machine-addresses.ts'

/** Under another name than those of its certificate browsers would warn, where they need not. */
const certified = (addresses: readonly string[], { names, isMeantFor }: Tls): readonly string[] => {
  const found = [...names, ...addresses.filter(isMeantFor)]
  return found.length === 0 ? addresses : found
}

/** Where the hall finds this machine; nowhere where it listens to itself only. */
export const hallAddresses = (
  host: string,
  port: number,
  tls: Tls | null = null,
  interfaces?: Interfaces,
): readonly string[] => {
  if (!isOpenToTheHall(host)) return []
  const addresses = machineAddresses(interfaces)
  const hosts = tls?.isGiven ? certified(addresses, tls) : addresses
  return hosts.map((one) => `${tls === null ? 'http' : 'https'}://${one}:${port}`)
}
