import type { Chance } from '../../src/chance/chance.ts'
import {
  type AboutChange,
  type Command,
  day,
  type EventState,
  freePlaces,
  optionNames,
  optionValues,
  rulesOf,
} from '../../src/index.ts'
import { id } from '../story.ts'
import { type Maker, oneOf, type Wish } from '../wish.ts'

/** Now and then against the document. */
export const perhaps = (command: Command, chance: Chance): Wish => ({
  command,
  by: chance.below(2) === 0 ? {} : { override: 'the leader says so' },
})

/** What belongs before the start is mostly tried there. */
export const isOver = ({ stages }: EventState, chance: Chance): boolean =>
  stages.length > 0 && chance.below(12) > 0

/** On the way: a round more or less, another cut, or none; what was played may stand against it. */
export const otherPlan: Maker = (state, chance) => {
  const [first, ...later] = state.told?.stages ?? []
  if (first === undefined || state.stages.length === 0) return null
  const rounds = first.rounds === null ? null : Math.max(1, first.rounds + chance.below(3) - 1)
  const sizes = rulesOf(state.created).regulation.structure.cutSizes?.value ?? [2, 3, 4, 5, 8]
  const stages = [
    { ...first, rounds },
    ...(chance.below(4) === 0
      ? []
      : later.map((stage, index) =>
          index === later.length - 1 && stage.cut !== null
            ? { ...stage, cut: oneOf(sizes, chance) }
            : stage,
        )),
  ]
  return perhaps({ kind: 'change-structure', structure: { kind: 'custom', stages } }, chance)
}

/** Another reading of a rule, back to the default, or one that the document does not have. */
export const otherOptions: Maker = (state, chance) => {
  if (isOver(state, chance)) return null
  const name = oneOf(optionNames, chance)
  const value = oneOf<string>(optionValues[name], chance)
  const options = chance.below(4) === 0 ? {} : { ...state.created.options, [name]: value }
  return { kind: 'change-options', options }
}

/** Somebody reads it and puts it right, at any time. */
export const anyDescription: Maker = ({ created, about }, chance) => {
  const dates = [created.date, day('2015-10-04'), day('2017-08-01')]
  const changes: readonly AboutChange[] = [
    { name: `Evening ${chance.below(9)}`, venue: chance.below(2) === 0 ? 'a hall' : null },
    { date: oneOf(dates, chance) },
    { until: chance.below(2) === 0 ? null : oneOf(dates, chance) },
    { champion: about.champion === undefined ? 'at-once' : null },
    { start: about.start === undefined ? '09:45' : null, fee: ' ' },
    { prizes: [{ for: 'everyone', what: 'a card' }], logo: 'data:image/png;base64,AAAA' },
  ]
  return { kind: 'describe-event', about: oneOf(changes, chance) }
}

/** The hall fills up, and somebody waits. */
export const anyPlace: Maker = (state, chance) => {
  if (isOver(state, chance)) return null
  if (freePlaces(state) === 0 && chance.below(3) > 0) {
    const members = chance.below(3) === 0 ? { members: chance.below(4) } : {}
    return { kind: 'register-player', player: id(`w${state.players.size}`), ...members }
  }
  const players = chance.below(3) === 0 ? null : 1 + chance.below(8)
  return { kind: 'set-capacity', players }
}

export const anyMoney: Maker = ({ players }, chance) => ({
  kind: 'mark-payment',
  players: [...players.keys()].filter(() => chance.below(3) === 0),
  paid: chance.below(3) > 0,
})
