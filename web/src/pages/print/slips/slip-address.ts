import type { EventId, MatchId } from '@topcut/engine'
import { shortCodeOf, shortPath } from '@topcut/protocol/short-address'
import { hallAddress, hallAddressKey } from '../../../leader/hall-address.ts'
import { readKept } from '../../../state/kept.ts'

/** What phones in the hall call this server: as typed for the poster, else as this page does. */
export const serverAddress = (): string =>
  hallAddress(
    readKept(() => window.localStorage, hallAddressKey) ?? '',
    window.location.protocol,
  ) || window.location.origin

/** What a code for a camera reads the same in either case; signs it knows are half as wide. */
const small = /^[a-z]+:\/\/[a-z0-9.-]+(:\d+)?$/i

/**
 * What the code on a slip says: short, and in capitals where the machine's name allows it, so that
 * a worn printer and a bad camera still read it. The desk reads the match out of it, whatever the
 * address.
 */
export const slipAddress = (event: EventId, match: MatchId): string => {
  const address = serverAddress()
  const path = shortPath(shortCodeOf(event), match)
  return small.test(address) ? `${address}${path}`.toUpperCase() : `${address}${path}`
}
