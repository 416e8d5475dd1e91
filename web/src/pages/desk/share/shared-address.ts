import { hallAddress, hallAddressKey } from '../../../leader/hall-address.ts'
import { openKeptText } from '../../../state/kept.ts'
import { useStateOf } from '../../../state/use-state-of.ts'

const typedAddress = openKeptText(hallAddressKey, '')

/** What links to share begin with: the address that phones reach, where one was typed. */
export const useSharedAddress = (): string =>
  hallAddress(useStateOf(typedAddress), window.location.protocol) || window.location.origin
