import {
  currentRound,
  documentedRule,
  type EventId,
  type EventState,
  matchesOf,
  matchId,
  type People,
  type PlayerId,
  type RuleId,
  roundNameOf,
} from '@topcut/engine'
import { shortCodeOf } from '@topcut/protocol/short-address'
import { buttonLabel, refusalSentence } from '@topcut/protocol/words'
import type { Asker } from '../../../leader/asker.ts'
import type { Leading } from '../../../leader/leading.ts'
import { type BegunMatter, knownMatters } from '../../../leader/matters/matter-kinds.ts'
import { tablesToStream } from '../../../leader/table/streamed.ts'
import { rankOf } from '../../../parts/found-by.ts'
import type { Parcel } from '../../../state/sending/outbox.ts'
import { capital } from '../../../words/capital.ts'
import type { DeskWords } from '../../../words/desk.ts'
import { findWords } from '../../../words/find.ts'
import { sectionTitle } from '../section-title.ts'
import type { Section } from '../sections.ts'
import { type Doable, doableWith } from './doable.ts'
import { elsewhere } from './elsewhere.ts'
import { type SlipCode, slipCode } from './slip-code.ts'

export type Found = {
  readonly text: string
  /** Other words it is known by, which nobody has to read. */
  readonly also?: string
  /** What it is, or why it is not possible. */
  readonly note: string
  readonly does:
    | { readonly kind: 'player'; readonly player: PlayerId }
    | { readonly kind: 'table'; readonly table: number }
    /** The table of a slip, of whatever round. */
    | { readonly kind: 'slip'; readonly round: number; readonly table: number }
    | { readonly kind: 'section'; readonly section: Section; readonly at?: string | undefined }
    | { readonly kind: 'page'; readonly path: string }
    | { readonly kind: 'matter'; readonly begun: BegunMatter }
    | { readonly kind: 'register' }
    /** A pairing that waits is drawn again, once somebody has said why. */
    | { readonly kind: 'redraw' }
    | { readonly kind: 'share' | 'help' | 'keys' }
    | { readonly kind: 'rule'; readonly rule: RuleId }
    | { readonly kind: 'give'; readonly parcel: Parcel; readonly isPossible: boolean }
}

type Findable = {
  readonly words: DeskWords
  readonly names: Leading['names']
  readonly ask: Asker
  readonly people: People
  readonly state: EventState
  readonly here: EventId
  readonly sections: readonly Section[]
  /** What can be done without saying with whom. */
  readonly doables: readonly Doable[]
}

/** Nobody reads further than this; another letter narrows it down. */
const most = 12

const given = ({ words, names }: Findable, { parcel, player, refusal }: Doable): Found => {
  const { label, page, term, heading, language } = words
  const { command } = parcel
  if (command.kind === 'pair-round' && refusal?.code === 'reason-needed') {
    return { text: page.pairAgain, note: page.people.action, does: { kind: 'redraw' } }
  }
  const when = command.kind === 'drop-player' ? `, ${term(command.when)}` : ''
  const what =
    command.kind === 'enter-result'
      ? label('ending.no-show')
      : `${buttonLabel(language, command.kind)}${when}`
  return {
    text: player === null ? what : `${names.player(player)}: ${what}`,
    note:
      refusal === null
        ? page.people.action
        : `${heading('not-possible')}: ${refusalSentence(language, refusal, names)}`,
    does: { kind: 'give', parcel, isPossible: refusal === null },
  }
}

const players = ({ words, names, people, state }: Findable): readonly Found[] =>
  [...state.players.values()].map(({ player, number, status }) => {
    const { members = [] } = people.get(player) ?? {}
    const note = `#${number}, ${words.label(`status.${status}`)}`
    return {
      text: names.player(player),
      also: members.join(' '),
      note: members.length === 0 ? note : `${note}: ${members.join(' / ')}`,
      does: { kind: 'player', player },
    }
  })

const tables = ({ words, names, state }: Findable): readonly Found[] => {
  const round = currentRound(state)
  const matches = round === null ? [] : matchesOf(state, round)
  return matches.map((match) => ({
    text: `${words.page.people.table(match.table)}: ${match.players.map(names.player).join(' – ')}`,
    note: words.called(roundNameOf(state, match.round)),
    does: { kind: 'table', table: match.table },
  }))
}

/** A judge to a table, once somebody has typed more than its number. */
const callsTo = ({ words, state }: Findable, query: string): readonly Found[] => {
  const round = currentRound(state)
  if (round === null || round.status === 'paired' || !/\p{L}/u.test(query)) return []
  const { people } = words.page
  return matchesOf(state, round).map(({ match, table }) => ({
    text: `${people.table(table)}: ${people.matterActions.call}`,
    note: people.action,
    does: { kind: 'matter', begun: { kind: 'call', match } },
  }))
}

/** A table on the stream, once somebody has typed more than its number. */
const streamsOf = ({ words, state }: Findable, query: string): readonly Found[] => {
  if (!/\p{L}/u.test(query)) return []
  const { people } = words.page
  return tablesToStream(state).map((table) => ({
    text: `${people.table(table)}: ${buttonLabel(words.language, 'feature-table')}`,
    note: people.action,
    does: {
      kind: 'give',
      parcel: { command: { kind: 'feature-table', table } },
      isPossible: true,
    },
  }))
}

/** What a leader writes down about one player, where they sit; a warning answers their call. */
const mattersWith = ({ words, names, state }: Findable, player: PlayerId): readonly Found[] => {
  const round = currentRound(state)
  if (round === null || round.status === 'paired') return []
  const match = matchesOf(state, round).find(({ players }) => players.includes(player))
  const calls = [...state.calls.values()].filter(({ closedAt }) => closedAt === null)
  const call = match && calls.find((one) => one.match === match.match)
  const begun: BegunMatter = {
    kind: 'ruling',
    player,
    ...(match === undefined ? {} : { match: match.match }),
    ...(call === undefined ? {} : { call: call.n }),
  }
  const { page, label, language } = words
  const note = page.people.action
  const warning = capital(language, label('penalty.warning'))
  return [
    {
      text: `${names.player(player)}: ${warning}`,
      note,
      does: { kind: 'matter', begun: { ...begun, penalty: 'warning' } },
    },
    {
      text: `${names.player(player)}: ${page.people.matterActions.ruling}`,
      note,
      does: { kind: 'matter', begun },
    },
  ]
}

const places = ({ words, state, here, sections }: Findable): readonly Found[] => {
  const { page, language } = words
  const isOpen = state.finished === null && state.cut === null
  return [
    ...sections.map((section): Found => {
      const note = page.people.section
      return { text: sectionTitle(words, section), note, does: { kind: 'section', section } }
    }),
    ...knownMatters(state).map((kind): Found => {
      const text = page.people.matterActions[kind]
      return { text, note: page.people.action, does: { kind: 'matter', begun: { kind } } }
    }),
    ...(isOpen
      ? [
          {
            text: buttonLabel(
              language,
              state.stages.length > 0 ? 'register-late-player' : 'register-player',
            ),
            note: page.people.action,
            does: { kind: 'register' },
          } as const,
        ]
      : []),
    {
      text: buttonLabel(language, 'appoint-leader'),
      note: page.people.action,
      does: { kind: 'section', section: 'leaders' },
    },
    ...elsewhere(here, words, state).map(
      ({ to, ...one }): Found => ({
        ...one,
        does:
          typeof to === 'string'
            ? { kind: to }
            : 'path' in to
              ? { kind: 'page', ...to }
              : { kind: 'section', ...to },
      }),
    ),
  ]
}

/** The match of a slip that was typed or scanned; nothing where it is of another event. */
const slip = ({ words, names, state, here }: Findable, { event, short, match }: SlipCode) => {
  const isHere =
    (event === null || event === here) && (short === null || short === shortCodeOf(here))
  const held = isHere ? state.matches.get(matchId(match)) : undefined
  if (held === undefined) return []
  const { round, table, players } = held
  return [
    {
      text: `${words.page.people.table(table)}: ${players.map(names.player).join(' – ')}`,
      note: words.called(roundNameOf(state, round)),
      does: { kind: 'slip', round, table },
    } as const,
  ]
}

/** A rule by its id, however it is typed: `xwen 49`. */
const ruleTyped = ({ words }: Findable, query: string): readonly Found[] => {
  const [, document, number] = /^([a-z]+)[ -]?(\d{1,3})$/i.exec(query.trim()) ?? []
  if (document === undefined) return []
  const rule: RuleId = `${document.toUpperCase()}-${Number(number)}`
  const known = documentedRule(rule)
  if (known === null) return []
  const note = `${findWords(words.language).rule}, ${known.name}`
  return [{ text: rule, note, does: { kind: 'rule', rule } }]
}

/** A number is a table before it is anything else. */
const tableRank = (query: string, { does }: Found): number | null =>
  does.kind === 'table' && query.trim() === `${does.table}` ? -1 : null

/** What answers best comes first; what is not possible comes last of its kind, with the reason. */
export const found = (query: string, findable: Findable): readonly Found[] => {
  const { state } = findable
  const code = slipCode(query)
  if (code !== null) return slip(findable, code)
  const named = query.trim() === '' ? [] : players(findable)
  const about = named.filter(({ text }) => isNamedIn(query, text))
  const withOne =
    about.length > 3
      ? []
      : about.flatMap(({ does }) => {
          if (does.kind !== 'player') return []
          return [
            ...doableWith(findable.ask, state, does.player).map((one) => given(findable, one)),
            ...mattersWith(findable, does.player),
          ]
        })
  const all = [
    ...named,
    ...(query.trim() === '' ? [] : tables(findable)),
    ...callsTo(findable, query),
    ...streamsOf(findable, query),
    ...findable.doables.map((one) => given(findable, one)),
    ...withOne,
    ...places(findable),
  ]
  const ranked = all.flatMap((one, index) => {
    const rank =
      tableRank(query, one) ??
      rankOf(query, one.text) ??
      // By another name it comes after what is called so.
      rankOf(query, `– ${one.text} ${one.also ?? ''}`)
    if (rank === null) return []
    const isBarred = one.does.kind === 'give' && !one.does.isPossible
    return [{ one, rank: rank + (isBarred ? 3 : 0), index }]
  })
  const answers = ranked.toSorted((a, b) => a.rank - b.rank || a.index - b.index)
  return [...ruleTyped(findable, query), ...answers.map(({ one }) => one)].slice(0, most)
}

/** The name may stand anywhere in what was typed: `drop ana` and `ana drop`. */
const isNamedIn = (query: string, name: string): boolean =>
  query
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .some((word) => (rankOf(word, name) ?? 2) < 2)
