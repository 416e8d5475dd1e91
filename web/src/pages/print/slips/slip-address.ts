import type { EventId, MatchId } from '@topcut/engine'
import { hallAddress, hallAddressKey } from '../../../leader/hall-address.ts'
import { pathOf } from '../../../route/route-of.ts'
import { readKept } from '../../../state/kept.ts'

/** What phones in the hall call this server: as typed for the poster, else as this page does. */
export const serverAddress = (): string =>
  hallAddress(
    readKept(() => window.localStorage, hallAddressKey) ?? '',
    window.location.protocol,
  ) || window.location.origin

/** What the code on a slip says. The desk reads the match out of it, whatever the address. */
export const slipAddress = (event: EventId, match: MatchId): string =>
  `${serverAddress()}${pathOf({ page: 'match', event, match })}`
