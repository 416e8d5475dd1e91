import type { PublicBracket, PublicEvent, PublicPlayer, PublicStandings } from '@topcut/engine'
import type { ToPicture } from './to-picture.ts'

const playerOf = (name: string, at: number) =>
  ({ player: `p${at + 1}`, number: at + 1, name }) as unknown as PublicPlayer

/** As far as pictures look at it. */
export const aboutOf = (more: object = {}): PublicEvent =>
  ({
    name: 'Spring Open',
    date: '2026-05-02',
    terms: {},
    status: 'running',
    round: { number: 3, status: 'published' },
    roundNames: [1, 2, 3].map((round) => ({ kind: 'numbered', round, of: 5 })),
    registered: 24,
    champion: null,
    about: {},
    ...more,
  }) as unknown as PublicEvent

export const asked = (more: Partial<ToPicture> = {}): ToPicture => ({
  about: aboutOf(),
  language: 'en',
  shape: 'wide',
  link: 'topcut.example/j/QW3RT',
  ...more,
})

/** The first name on the first place. */
export const standingsOf = (names: readonly string[], isFinal = false): PublicStandings => {
  const rows = names.map((name, at) => ({
    ...playerOf(name, at),
    place: at + 1,
    tournamentPoints: 1000 - at,
  }))
  return { afterRound: 5, rows, places: isFinal ? rows : null } as unknown as PublicStandings
}

/** A tree in which the better seed has won all games before `open` rounds to the end. */
export const bracketOf = (names: readonly string[], open = 0): PublicBracket => {
  const seeds = names.map(playerOf)
  const depth = Math.log2(names.length)
  const rounds = Array.from({ length: depth }, (_, round) => {
    const left = seeds.slice(0, names.length / 2 ** round)
    const isPlayed = depth - round > open
    const isKnown = depth - round >= open
    return Array.from({ length: left.length / 2 }, (_, game) => ({
      game: `${game + 1}`,
      slots: isKnown ? [left[game], left[left.length - 1 - game]] : [null, null],
      winner: isPlayed ? left[game]?.player : null,
      isDecided: isPlayed,
      table: isPlayed ? { result: { ending: 'destruction', score: [200, 198] } } : null,
    }))
  })
  const champion = open === 0 ? seeds[0] : null
  return { rounds, seeds, chart: [], champion } as unknown as PublicBracket
}
