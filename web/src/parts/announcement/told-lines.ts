import type { Details, StagePlan, ToldValues } from '@topcut/engine'
import { detailsText, type Names, optionValueLabel, planText } from '@topcut/protocol/words'
import { capital } from '../../words/capital.ts'
import type { DeskWords } from '../../words/desk.ts'

/** What there is to tell as a line; null where it is still missing. */
type ToldLine = string | null

type Values = Partial<ToldValues>

/** Every detail that was laid down, one line each. */
export const detailLines = ({ language }: DeskWords, details: Details): readonly string[] =>
  Object.entries(details)
    .filter(([, value]) => !(Array.isArray(value) && value.length === 0))
    .map(([key, value]) => capital(language, detailsText(language, { [key]: value })))

const lengthLines = (words: DeskWords, { swiss, elimination, final }: ToldValues['lengths']) => {
  const text = (minutes: number | null) =>
    minutes === null ? words.term('untimed') : words.page.before.minutes(minutes)
  const line = (name: string, minutes: number | null) =>
    `${capital(words.language, name)}: ${text(minutes)}`
  return [
    line(words.label('stage.swiss'), swiss),
    line(words.label('stage.elimination'), elimination),
    ...(final === elimination ? [] : [line(words.term('final'), final)]),
  ]
}

const planLines = ({ language }: DeskWords, stages: readonly StagePlan[] | null) =>
  stages === null ? [null] : [capital(language, planText(language, stages))]

const roundLines = (words: DeskWords, stages: ToldValues['rounds']) =>
  planLines(words, stages?.map(({ kind, rounds }) => ({ kind, rounds, cut: null })) ?? null)

const linesOf: {
  readonly [T in keyof ToldValues]: (
    words: DeskWords,
    value: ToldValues[T],
    names: Names,
  ) => readonly ToldLine[]
} = {
  rounds: roundLines,
  cut: (words, sizes) =>
    sizes === null
      ? [null]
      : sizes.length === 0
        ? [words.heading('no-cut')]
        : sizes.map((size) => words.page.cutTo(size)),
  lengths: lengthLines,
  'second-leader': (words, leaders, names) =>
    leaders.map(({ leader, second }) =>
      second === null
        ? null
        : words.page.before.secondOf(names.leader(leader), names.leader(second)),
    ),
  'strength-of-schedule': ({ language }, reading) => [
    capital(language, optionValueLabel(language, 'strengthOfSchedule', reading)),
  ],
  structure: (words, { kind }) => [words.heading(`structure.${kind}`)],
  admissions: (words, admissions) => detailLines(words, { admissions }),
  sleeves: (words, isOrdered) => detailLines(words, { sleevesOrdered: isOrdered }),
  missions: (_, missions) => (missions.length === 0 ? [null] : missions),
  details: detailLines,
}

/** What one line of the sheet tells, in the order in which the document names it. */
export const toldLines = (words: DeskWords, names: Names, values: Values): readonly ToldLine[] => {
  const line = <T extends keyof ToldValues>(told: T): readonly ToldLine[] => {
    const value = values[told] as ToldValues[T] | undefined
    return value === undefined ? [] : linesOf[told](words, value, names)
  }
  return (Object.keys(values) as (keyof ToldValues)[]).flatMap(line)
}

/** What no line tells of the plan: it stands above them, and nothing stands there twice. */
export const untoldPlan = (
  words: DeskWords,
  stages: readonly StagePlan[] | null,
  lines: readonly { readonly values: Values }[],
): readonly ToldLine[] => {
  const tells = (told: 'rounds' | 'cut') => lines.some(({ values }) => told in values)
  if (!tells('rounds')) return (tells('cut') ? roundLines : planLines)(words, stages)
  const sizes = stages?.flatMap(({ cut }) => cut ?? []) ?? []
  return tells('cut') ? [] : sizes.map((size) => words.page.cutTo(size))
}
