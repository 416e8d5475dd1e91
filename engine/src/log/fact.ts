import type { ListFact } from './facts/lists.ts'
import type { PeopleFact } from './facts/people.ts'
import type { RoundFact } from './facts/rounds.ts'
import type { RulingFact } from './facts/rulings.ts'
import type { SetUpFact } from './facts/set-up.ts'

/** What came out, past tense, true for ever. Replaying never decides anything again. */
export type Fact = SetUpFact | PeopleFact | ListFact | RoundFact | RulingFact

export type FactKind = Fact['kind']

export type FactOf<K extends FactKind> = Extract<Fact, { readonly kind: K }>
