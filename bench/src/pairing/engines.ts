import type { PairingEngine } from './engine.ts'
import { ours } from './ours.ts'
import { swissPairing } from './swiss-pairing.ts'
import { tournamentPairings } from './tournament-pairings.ts'
import { wholeCommand } from './whole-command.ts'

/** Ours first: the others are compared with it. */
export const pairingEngines: readonly PairingEngine[] = [
  ours,
  wholeCommand,
  tournamentPairings,
  swissPairing,
]
