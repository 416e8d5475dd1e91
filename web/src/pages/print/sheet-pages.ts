import type { ReactNode } from 'react'
import type { Sheet } from '../../leader/print/sheets.ts'
import { BracketLeaves } from './bracket/bracket-leaves.tsx'
import { Kit } from './kit/kit.tsx'
import { Lists } from './lists/lists.tsx'
import { AnnouncementSheet } from './sheets/announcement.tsx'
import { ByName } from './sheets/by-name.tsx'
import { ByTable } from './sheets/by-table.tsx'
import { Numbers } from './sheets/numbers.tsx'
import { Places } from './sheets/places.tsx'
import { Proxies } from './sheets/proxies.tsx'
import { Scores } from './sheets/scores.tsx'
import { Standings } from './sheets/standings.tsx'
import { Slips } from './slips/slips.tsx'

type SheetPages = {
  readonly Pages: () => ReactNode
  /** About one round of several. */
  readonly hasRound?: boolean
  /** Hangs where everybody reads it. */
  readonly isPosted?: boolean
  /** Can also be had to fill in by hand. */
  readonly hasBlank?: boolean
  readonly isLandscape?: boolean
}

export const sheetPages: { readonly [S in Sheet]: SheetPages } = {
  announcement: { Pages: AnnouncementSheet, isPosted: true },
  lists: { Pages: Lists },
  numbers: { Pages: Numbers },
  'by-name': { Pages: ByName, hasRound: true, isPosted: true },
  'by-table': { Pages: ByTable, hasRound: true, isPosted: true },
  slips: { Pages: Slips, hasRound: true, hasBlank: true },
  scores: { Pages: Scores },
  standings: { Pages: Standings, hasRound: true, isPosted: true },
  bracket: { Pages: BracketLeaves, isPosted: true, hasBlank: true, isLandscape: true },
  places: { Pages: Places, isPosted: true },
  proxies: { Pages: Proxies, hasBlank: true },
  kit: { Pages: Kit },
}
