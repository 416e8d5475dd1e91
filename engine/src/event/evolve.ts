import { evolveLists } from './evolve/lists.ts'
import { evolvePeople } from './evolve/people.ts'
import { evolveRounds } from './evolve/rounds.ts'
import { evolveRulings } from './evolve/rulings.ts'
import { evolveSetUp } from './evolve/set-up.ts'
import type { Evolver, Evolvers } from './evolver.ts'
import type { FactKind } from './spine/answers.ts'
import type { Builder } from './spine/builder.ts'
import type { Entry } from './spine/entry.ts'

/** A kind of fact without its evolver does not compile. */
const evolvers: Evolvers<FactKind> = {
  ...evolveSetUp,
  ...evolvePeople,
  ...evolveLists,
  ...evolveRounds,
  ...evolveRulings,
}

/** All there are: a fact of any other kind comes from a later version. */
export const factKinds: readonly FactKind[] = Object.keys(evolvers) as FactKind[]

/** Takes one fact in. Total and free of rules: what was decided is not decided again. */
export const evolve = (builder: Builder, entry: Entry): void => {
  const evolver = evolvers[entry.fact.kind] as Evolver<FactKind>
  evolver(builder, entry.fact, entry)
}
