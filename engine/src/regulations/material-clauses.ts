import type { Component, MaterialOutcome, ProxyCard, SharedItem } from '../vocabulary/material.ts'
import type { Clause } from '../vocabulary/rule.ts'

/** What a document says about parts that are lost, break, or are shared. */
export type MaterialClauses = {
  /** What a player owes when the time given is over, and at the next round; null where silent. */
  readonly lost: Clause<{
    readonly whenTimeIsOver: 'concede'
    readonly atNextRound: 'removed'
  }> | null
  /** What nobody needs to play: without it play goes on; null where the document names nothing. */
  readonly notNeeded: Clause<readonly Component[]> | null
  /** How play goes on with something damaged, by what it is; otherwise it counts as lost. */
  readonly damaged: Clause<{
    readonly [C in Component]?: readonly MaterialOutcome[]
  }> | null
  readonly proxies: Clause<'for-damaged-cards' | 'never'>
  /** What has to stand on a proxy; null where there are none. */
  readonly proxyShows: Clause<readonly (keyof ProxyCard)[]> | null
  /** What one may ask to share, and until when; null where the document knows no sharing. */
  readonly sharing: Clause<{
    readonly items: readonly SharedItem[]
    readonly until: 'match-begins' | 'match-ends'
  }> | null
}
