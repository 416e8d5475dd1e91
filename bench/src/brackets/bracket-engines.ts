import type { BracketEngine } from './bracket-engine.ts'
import { bracketsManager } from './brackets-manager.ts'
import { ours } from './ours.ts'
import { tournamentPairings } from './tournament-pairings.ts'

export const bracketEngines: readonly BracketEngine[] = [ours, bracketsManager, tournamentPairings]
