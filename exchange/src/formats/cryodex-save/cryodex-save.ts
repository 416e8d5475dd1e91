import { refused } from '../../refusal.ts'
import type { Found, FoundPlayer, FoundRound } from '../found.ts'
import type { Reader } from '../input.ts'
import type { Lost, LostKind } from '../lost.ts'
import { methodOfTitle } from '../method-of-title.ts'
import { toldApart } from '../told-apart.ts'
import { readMatch } from './read-match.ts'
import { isTrue, readTags, type Tag, tagIn, tagsIn, textIn } from './read-tags.ts'

/** The file that Cryodex keeps for itself: it has more to tell than its export. */
export const cryodexSave: Reader = {
  format: 'cryodex-save',
  isOne: ({ text }) => /^\s*(<\?[^>]*>\s*)?<CRYODEXDATA>/.test(text),
  read: ({ text }): Found => {
    const tags = readTags(text)
    const [data] = tags
    const people = readPeople(tagsIn(tagIn(data, 'PLAYERS'), 'PLAYER'))
    const [tournament, ...others] = tagsIn(tagIn(data, 'TOURNAMENTS'), 'TOURNAMENT')
    const lost: Lost[] = others.map((one) => ({
      kind: 'other-event',
      of: textIn(one, 'NAME'),
      where: `line ${one.line}`,
    }))
    const title = textIn(tournament, 'MODULE')
    const method = methodOfTitle(title)
    const nameOf = (id: string) => people.find(({ ids }) => ids.includes(id))?.found.name ?? id
    const rounds = tagsIn(tagIn(tournament, 'ROUNDS'), 'ROUND').map((round): FoundRound => {
      const stage = isTrue(round, 'ISSINGLEELIMINATION') ? 'elimination' : 'swiss'
      return {
        stage,
        at: `line ${round.line}`,
        matches: tagsIn(tagIn(round, 'MATCHES'), 'MATCH').flatMap((match) =>
          readMatch(match, nameOf, method, stage),
        ),
      }
    })
    const listed = textIn(tournament, 'PLAYERS')
      .split(',')
      .map((id) => id.trim())
    const playing = new Set(
      rounds.flatMap(({ matches }) =>
        matches.flatMap((one) => ('bye' in one ? [one.bye] : one.players)),
      ),
    )
    const taking = people.filter(
      ({ ids, found }) =>
        tournament === undefined ||
        playing.has(found.name) ||
        ids.some((id) => listed.includes(id)),
    )
    if (people.length === 0) {
      const line = data?.line ?? 1
      refused({ code: 'broken-file', format: 'cryodex-save', line, wanted: 'players' })
    }
    return {
      format: 'cryodex-save',
      name: textIn(tournament, 'NAME') || null,
      date: null,
      method,
      players: taking.map(({ found }) => found),
      rounds,
      lost: [...lost, ...taking.flatMap((one) => one.lost), ...strangeTags(tags)],
    }
  },
}

/** Every tag that is read, or that says nothing about an event. */
const known = [
  ...['CRYODEXDATA', 'PLAYERS', 'PLAYER', 'NAME', 'ID', 'GROUPNAME', 'SAVEID', 'EMAIL'],
  ...['PENALTYPOINTS', 'STATICTABLE', 'FIRSTROUNDBYE', 'ISACTIVE', 'MODULE-INFO', 'MODULE-PLAYER'],
  ...['MODULE', 'SEEDVALUE', 'SQUADID', 'FACTION', 'TOURNAMENTS', 'TOURNAMENT', 'ROUNDS', 'ROUND'],
  ...['ISSINGLEELIMINATION', 'MATCHES', 'MATCH', 'PLAYER1', 'PLAYER2', 'ISBYE', 'PLAYER1POINTS'],
  ...['PLAYER2POINTS', 'ISDUPLICATE', 'ISCONCEDE', 'GAME1RESULT', 'GAME2RESULT', 'MATCHLABEL'],
  ...['ISRANDOMPAIRING', 'POINTS', 'SEEDING', 'DEPENDENTTOURNAMENTS'],
]

const strangeTags = (tags: readonly Tag[]): readonly Lost[] =>
  tags.flatMap(({ name, line, inside }) =>
    known.includes(name)
      ? strangeTags(inside)
      : [{ kind: 'field', of: name, where: `line ${line}` } as const],
  )

type Known = {
  readonly ids: readonly string[]
  readonly found: FoundPlayer
  readonly lost: readonly Lost[]
}

const kept: readonly (readonly [tag: string, kind: LostKind])[] = [
  ['EMAIL', 'email'],
  ['GROUPNAME', 'group'],
  ['STATICTABLE', 'table'],
  ['SEEDVALUE', 'seed'],
  ['SQUADID', 'squad-text'],
  ['FACTION', 'faction'],
]

const readPeople = (players: readonly Tag[]): readonly Known[] => {
  const names = toldApart(
    players.map(
      (player) => textIn(player, 'NAME') || textIn(player, 'ID') || `line ${player.line}`,
    ),
  )
  return players.map((player, index) => {
    const name = names[index] ?? ''
    const ids = ['SAVEID', 'ID', 'NAME'].map((tag) => textIn(player, tag)).filter((id) => id !== '')
    const modules = tagsIn(tagIn(player, 'MODULE-INFO'), 'MODULE-PLAYER')
    const where = `line ${player.line}`
    const lost = [player, ...modules].flatMap((tag) =>
      kept.flatMap(([inside, kind]) =>
        isSaid(textIn(tag, inside)) ? [{ kind, of: name, where, text: textIn(tag, inside) }] : [],
      ),
    )
    const penalty = Number(textIn(player, 'PENALTYPOINTS') || 0)
    const penalties = penalty === 0 ? [] : [{ kind: 'points-of-penalty', of: name, where } as const]
    const earnedBye = isTrue(player, 'FIRSTROUNDBYE')
    return { ids, found: { name, at: where, claims: {}, earnedBye }, lost: [...lost, ...penalties] }
  })
}

const isSaid = (text: string): boolean => !['', '0', 'null', '-1'].includes(text)
