import { BlockList, isIP } from 'node:net'

/** Everything in IPv4 that is no machine on the open internet (IANA's special registry). */
const special4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** Of what is given out in IPv6: protocols, tunnels into IPv4 (Teredo, 6to4), documents. */
const special6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const blocked4 = new BlockList()
for (const [net, bits] of special4) blocked4.addSubnet(net, bits, 'ipv4')
const given6 = new BlockList()
given6.addSubnet('2000::', 3, 'ipv6')
const blocked6 = new BlockList()
for (const [net, bits] of special6) blocked6.addSubnet(net, bits, 'ipv6')

/**
 * Whether an address is somewhere on the internet. Not this machine, not the network it stands in,
 * not what clouds tell their machines at 169.254: a hook must not be a way in.
 */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address)
  if (version === 4) return !blocked4.check(address, 'ipv4')
  return version === 6 && given6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6')
}
