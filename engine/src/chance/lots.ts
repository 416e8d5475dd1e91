import { sha256 } from './sha256.ts'

/**
 * The lot of a round comes from the event's secret and from nothing else: whoever wanted another
 * one would have needed another secret, before anybody had played.
 */
export const lotOfRound = (secret: string, round: number): string =>
  sha256(`${secret}/round/${round}`)

/** What seals are made with: whoever has it learns nothing of the lots. */
export const sealFrom = (secret: string): string => sha256(`${secret}/seal`)

/** What is told of a lot before it is used: it tells nothing of it, and fits no other. */
export const commitmentTo = (lot: string): string => sha256(lot)

/** What a draw goes by: the lot, which time it is drawn, and what the hall has added. */
export const entropyFrom = (lot: string, draw: number | 'places', hall: readonly string[]) =>
  sha256(JSON.stringify([lot, draw, hall]))
