import { type Finding, listPoints, type Reading } from '@topcut/engine'
import { listCode } from './list-code.ts'

/** What a file for the terminal cannot say, or nobody has told: it is not held against the list. */
const unsaid: readonly Finding['code'][] = [
  'list-incomplete',
  'team-size',
  'owner-without-deck',
  'release-unknown',
  'organizers-list-missing',
]

/** What only a day decides. */
const ofTheDay: readonly Finding['code'][] = ['not-released', 'damage-deck-not-allowed']

/** A deck that is not in this file may be in another, and so may the affiliation that is not named. */
const isUnsaid = (finding: Finding): boolean =>
  finding.code === 'name-ambiguous' ||
  (finding.code === 'deck-count' && finding.count < finding.needed) ||
  (finding.code === 'affiliation-count' && finding.count < finding.needed)

type Setting = {
  readonly reading: Reading
  readonly rule: Finding['rule']
  readonly isDated: boolean
}

/** The total that the file says, where its cards come to another. */
const declaredOtherwise = ({ reading: { list, declared }, rule }: Setting): readonly Finding[] => {
  if (declared === null || (list.kind !== 'squad' && list.kind !== 'army')) return []
  const points = listPoints(list)
  return points === declared
    ? []
    : [{ code: 'total-differs', rule, severity: 'should', total: declared, points }]
}

/** Not one that is aboard another: that may be a card of any faction. */
const hasKnownCard = ({ lines }: Reading): boolean =>
  lines.some(({ is, where }) => (is === 'card' || is === 'guessed') && where?.under === undefined)

const placeOf = ({ where }: Finding): string => `${where?.deck} ${where?.entry} ${where?.under}`

/** A card of another faction has a token of it as well: that is one thing to change, not two. */
const keyOf = (finding: Finding): string =>
  finding.code === 'other-faction' ? `${finding.code} ${placeOf(finding)}` : JSON.stringify(finding)

/** Each once: what is epic has a size as well. Others of one code at one place are as many faults. */
const once = (found: readonly Finding[]): readonly Finding[] => {
  const epic = new Set(found.filter((one) => listCode(one) === 'epic-only').map(placeOf))
  const left = new Set(found.map(keyOf))
  return found.filter(
    (one) => left.delete(keyOf(one)) && (one.code !== 'not-for-size' || !epic.has(placeOf(one))),
  )
}

/** The findings for somebody who has nothing but a file: must is what the cards themselves break. */
export const onTerminal = (found: readonly Finding[], setting: Setting): readonly Finding[] => [
  ...once(found)
    .filter(({ code }) => !unsaid.includes(code))
    .filter(({ code }) => setting.isDated || !ofTheDay.includes(code))
    .filter(({ code }) => code !== 'total-differs')
    // Of cards that nobody knows nobody knows the faction.
    .filter(({ code }) => code !== 'faction-not-offered' || hasKnownCard(setting.reading))
    .map((finding): Finding => (isUnsaid(finding) ? { ...finding, severity: 'should' } : finding)),
  ...declaredOtherwise(setting),
]
