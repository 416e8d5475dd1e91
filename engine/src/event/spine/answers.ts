import type { Role } from '../../vocabulary/role.ts'
import type { RuleId } from '../../vocabulary/rule.ts'
import type { CallFact } from '../calls/answers.ts'
import type { ClockFact, ClockRefusal } from '../clock/answers.ts'
import type { CutFact, CutRefusal } from '../cut/answers.ts'
import type { LeaderFact, LeaderRefusal } from '../leaders/answers.ts'
import type { ListFact, ListRefusal } from '../lists/answers.ts'
import type { LuckFact, LuckRefusal } from '../luck/answers.ts'
import type { MaterialFact, MaterialRefusal } from '../material/answers.ts'
import type { MissionFact, MissionRefusal } from '../missions/answers.ts'
import type { PlayerFact, PlayerRefusal } from '../players/answers.ts'
import type { ResultFact, ResultRefusal } from '../results/answers.ts'
import type { RoundFact, RoundRefusal } from '../rounds/answers.ts'
import type { RulingFact, RulingRefusal } from '../rulings/answers.ts'
import type { SetUpFact, SetUpRefusal } from '../set-up/answers.ts'
import type { TableFact, TableRefusal } from '../tables/answers.ts'

/** What came out, past tense, true for ever. Replaying never decides anything again. */
export type Fact =
  | SpineFact
  | SetUpFact
  | PlayerFact
  | LeaderFact
  | ListFact
  | RoundFact
  | LuckFact
  | TableFact
  | ClockFact
  | ResultFact
  | CutFact
  | RulingFact
  | CallFact
  | MaterialFact
  | MissionFact

export type FactKind = Fact['kind']

export type FactOf<K extends FactKind> = Extract<Fact, { readonly kind: K }>

/**
 * A rules "no": a code, its data and, where a rule is behind it, the rule's id. The words are in
 * `protocol`. A refusal with `overridable` gives way to a leader who says why.
 */
export type Refusal = { readonly rule?: RuleId; readonly overridable?: true } & (
  | SpineRefusal
  | SetUpRefusal
  | PlayerRefusal
  | LeaderRefusal
  | ListRefusal
  | RoundRefusal
  | LuckRefusal
  | TableRefusal
  | ClockRefusal
  | ResultRefusal
  | CutRefusal
  | RulingRefusal
  | MaterialRefusal
  | MissionRefusal
)

export type RefusalCode = Refusal['code']

/** What can come of any command. */
export type SpineFact =
  | { readonly kind: 'undone'; readonly entry: number; readonly reason: string }
  | {
      /** A leader went ahead although the document says no; the refusal stands beside the reason. */
      readonly kind: 'rule-overridden'
      readonly refusal: Refusal
      readonly reason: string
    }

/** What leaders have to settle, known by the number of the entry that began it. */
export type Matter = 'call' | 'case' | 'proposal' | 'ruling'

/** What can be said against many commands, and against taking something back. */
export type SpineRefusal =
  | { readonly code: 'no-such-event' }
  | { readonly code: 'event-exists' }
  | { readonly code: 'event-finished' }
  | { readonly code: 'event-cancelled' }
  | { readonly code: 'not-allowed'; readonly role: Role; readonly command: string }
  | { readonly code: 'not-in-this-regulation'; readonly what: string; readonly regulation: string }
  | { readonly code: 'bad-value'; readonly field: string; readonly expected: string }
  | { readonly code: 'reason-needed' }
  | { readonly code: 'unknown-matter'; readonly matter: Matter; readonly n: number }
  | { readonly code: 'matter-settled'; readonly matter: Matter; readonly n: number }
  | { readonly code: 'unknown-entry'; readonly entry: number }
  | { readonly code: 'already-undone'; readonly entry: number }
  | { readonly code: 'cannot-undo-creation' }
  | { readonly code: 'not-yours-to-undo'; readonly minutes: number }
  | {
      readonly code: 'later-facts-depend'
      readonly entry: number
      readonly entries: readonly { readonly n: number; readonly kind: FactKind }[]
    }
