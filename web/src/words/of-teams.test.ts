import { regulationOf } from '@topcut/engine'
import { type Language, languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { deskWords } from './desk.ts'
import { hallWords } from './hall.ts'
import { phoneWords } from './phone.ts'
import { picturesWords } from './pictures.ts'
import { printWords } from './print.ts'
import { settingsWords } from './settings.ts'
import { shareWords } from './share.ts'
import { startWords } from './start.ts'

const { terms = {} } = regulationOf('card-game/de-2014-team') ?? {}
type Words = { readonly [key: string]: unknown }
const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Words of teams that take the place of nothing, at any depth. */
const stray = (words: Words, at = ''): readonly string[] =>
  Object.entries(words).flatMap(([key, value]) => {
    if (!isWords(value)) return []
    if (key !== 'teams') return stray(value, `${at}${key}.`)
    return Object.keys(value)
      .filter((one) => typeof words[one] !== typeof value[one])
      .map((one) => `${at}teams.${one}`)
  })

describe.each(languages)('where teams play, in %s', (language: Language) => {
  it('every word of teams stands beside the one it is said instead of', () => {
    const topics = [
      deskWords(language).page,
      hallWords(language),
      settingsWords(language),
      phoneWords(language),
      picturesWords(language),
      printWords(language),
      shareWords(language),
      startWords(language),
    ]
    expect(topics.flatMap((one) => stray(one))).toEqual([])
  })

  it('nobody is counted as a player', () => {
    const { page, termWith, term, heading } = deskWords(language, terms)
    const hall = hallWords(language, terms)
    const settings = settingsWords(language, terms)
    const said = [1, 2, 5, 8, 22].flatMap((count) => [
      termWith('count.players', { count }),
      termWith('wait.registration', { count }),
      termWith('wait.check-in', { count }),
      termWith('confirm.cut', { count, size: 2 }),
      page.registerMany(count),
      page.registerLateMany(count),
      page.registeredMany(count),
      page.checkedInMany(count),
      page.before.again.players(count, 9),
      page.before.outdatedBy(count, 9),
      page.before.listsDue(count),
      page.people.present(count, 1, 0),
      hall.players(count),
      hall.waitingForPlace(count),
      settings.capacityNote(count),
      settings.deleteNote(count),
    ])
    said.push(page.addPlayers, page.namesLabel, heading('player'), term('players'))
    said.push(hall.columns.player, term('number-of-players'), page.first, page.second)
    said.push(picturesWords(language, terms).points, startWords(language, terms).expected)
    said.push(shareWords(language, terms).tableKinds.players, phoneWords(language, terms).sitFirst)
    expect(said.filter((one) => !/team|drużyn/i.test(one))).toEqual([])
    expect(said.filter((one) => /player|spieler|gracz/i.test(one))).toEqual([])
  })
})

it('Polish counts teams in its own forms', () => {
  const { players } = hallWords('pl', terms)
  expect([1, 2, 5, 8, 22, 25].map(players)).toEqual([
    '1 drużyna',
    '2 drużyny',
    '5 drużyn',
    '8 drużyn',
    '22 drużyny',
    '25 drużyn',
  ])
  expect(deskWords('pl', terms).page.registerMany(1)).toBe('Zapisz 1 drużynę')
})
