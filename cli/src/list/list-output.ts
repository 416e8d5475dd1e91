import type { Finding, Reading, ReadLine, SquadList } from '@topcut/engine'
import { findingSentence, type Language } from '@topcut/protocol/words'
import { listCode } from './list-code.ts'
import { listEntries } from './list-entries.ts'
import { placeText } from './place-text.ts'

/** Sets are known by their names, all other cards by their ids. */
const nearestIn = (list: SquadList, { nearest }: ReadLine): readonly string[] => [
  ...new Set(nearest.map(({ id, name }) => ('decks' in list ? name : id))),
]

const told = (list: SquadList, line: ReadLine) => ({
  text: line.text,
  where: placeText(list, line.where ?? undefined),
  nearest: nearestIn(list, line),
})

const finding = (list: SquadList, found: Finding, language: Language) => ({
  strength: found.severity,
  code: listCode(found),
  rule: found.rule,
  where: placeText(list, found.where),
  ...(found.where?.name === undefined ? {} : { name: found.where.name }),
  message: findingSentence(language, found),
})

export const listOutput = (
  { list, declared, lines }: Reading,
  found: readonly Finding[],
  language: Language,
) => {
  const { kind, faction, points, ...entries } = listEntries(list)
  return {
    kind,
    faction,
    points,
    declaredPoints: declared,
    ...entries,
    unknown: lines.filter(({ is }) => is === 'unknown').map((line) => told(list, line)),
    guessed: lines.filter(({ is }) => is === 'guessed').map((line) => told(list, line)),
    findings: found.map((one) => finding(list, one, language)),
    legal: !found.some(({ severity }) => severity === 'must'),
  }
}
