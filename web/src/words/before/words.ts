import type { AnnouncementState } from '../../pages/desk/announcement/announcement-state.ts'
import type { ChecklistPlace } from '../../pages/desk/announcement/checklist-places.ts'
import type { ListState } from '../../pages/desk/lists/list-state.ts'
import type { ShipSize } from '../../pages/desk/lists/typing/list-draft.ts'

/** What the desk says before the start: the announcement, the checklists, the lists. */
export type BeforeWords = {
  readonly sheet: string
  readonly state: { readonly [S in AnnouncementState['kind']]: string }
  readonly nobodyTold: string
  readonly reopened: (what: string) => string
  readonly outdatedBy: (announced: number, now: number) => string
  readonly outdatedSecond: string
  readonly strength: { readonly must: string; readonly should: string; readonly note: string }
  readonly stillMissing: string
  readonly missingCount: (n: number) => string
  readonly nothingDue: string
  readonly minutes: (n: number) => string
  readonly secondOf: (leader: string, second: string) => string
  readonly ruledBy: string

  readonly details: string
  readonly detailsNote: string
  readonly reopens: string
  readonly asDocument: string
  readonly yes: string
  readonly no: string
  readonly onePerLine: string
  readonly addAdmission: string
  readonly addDeviation: string
  readonly admitted: (n: number) => string
  readonly beforeItsTime: string
  readonly deviation: (n: number) => string
  readonly deviationRule: (n: number) => string
  readonly remove: (what: string) => string

  readonly checklists: string
  readonly ticked: (done: number, of: number) => string
  readonly places: { readonly [P in ChecklistPlace]: string }

  readonly listState: { readonly [S in ListState]: string }
  readonly filterAll: string
  readonly listsDue: (missing: number) => string
  readonly listsComplete: string
  readonly listsNotDue: string
  readonly listsLocked: string
  readonly openTo: string
  readonly choosePlayer: string
  readonly listOf: (player: string) => string
  readonly list: string
  readonly findingsCount: (n: number) => string
  readonly noFindings: string
  readonly byForm: string
  readonly byText: string
  readonly textLabel: string
  readonly textNote: string
  readonly understood: (points: number) => string
  readonly understoodDecks: string
  readonly takeOver: string
  readonly faction: string
  readonly factionOfList: string
  readonly ship: (n: number) => string
  readonly shipName: string
  readonly points: string
  readonly size: string
  readonly sizes: { readonly [S in ShipSize]: string }
  readonly hull: string
  readonly shields: string
  readonly attack: string
  readonly upgrades: string
  readonly addShip: string
  readonly group: (n: number) => string
  readonly groupName: string
  readonly attachments: string
  readonly addGroup: string
  readonly marksHint: (marks: string) => string
  readonly obstacle: (n: number) => string
  readonly total: string
  readonly addsUp: (points: number, cap: number) => string
  readonly deckOf: (side: string) => string
  readonly affiliation: string
  readonly objectives: string
  readonly commands: string
  readonly sleeves: string
  readonly notSaid: string
  readonly member: (n: number) => string
  readonly discardDraft: string
  readonly whyCorrect: string
  readonly possibleAdvantage: string
  readonly corrections: string
  readonly advantageNoted: string
  readonly back: string

  readonly deckCheck: string
  readonly deckCheckNote: string
  readonly whichMatch: string
  readonly matchAt: (round: number, table: number, opponent: string) => string
  readonly removedCards: string
  readonly legalAfter: string
  readonly gamesPlayed: string
  readonly follows: string
  readonly noMatchYet: string

  readonly pointsCheck: string
  readonly pointsCheckNote: (round: number) => string
  readonly ordered: string
  readonly unsigned: (n: number) => string
  readonly allSigned: string
  readonly signsFor: (player: string) => string
  readonly tableShort: (table: number) => string
  readonly toLists: string
}
