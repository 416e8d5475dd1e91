import { type Catalogue, type PublicName, type SquadList, writeList, xwsOf } from '@topcut/engine'
import { listLines } from '../list-lines.ts'

/** A list as it leaves the house: whose it is, as they may be named, and how they did with it. */
export type SentList = {
  readonly name: PublicName
  readonly place: number | null
  readonly tournamentPoints: number | null
  readonly list: SquadList
}

type Cards = Catalogue | null | undefined

/** One list for another program: squads as these exchange them, anything else as a text. */
export const listText = (list: SquadList, cards: Cards): string => {
  if (list.kind === 'squad') return `${JSON.stringify(xwsOf(list))}\n`
  if (cards != null && list.kind !== 'text') return writeList(cards, list)
  return listLines(list)
    .map(({ name, under }) => [name, ...under.map((card) => `  ${card}`), ''].join('\n'))
    .join('')
}

/** Every list with what became of it; the best place first. */
export const listsFile = (
  sent: readonly SentList[],
  cards: Cards,
): { readonly content: string; readonly ending: 'json' | 'txt' } => {
  const best = sent.toSorted((a, b) => placeOf(a) - placeOf(b))
  const squads = best.flatMap((one) =>
    one.list.kind === 'squad' ? [{ ...one, list: one.list }] : [],
  )
  if (squads.length > 0) {
    const container = squads.map(({ name, list, place, tournamentPoints }) => ({
      ...xwsOf(list),
      name,
      vendor: {
        topcut: {
          ...(place === null ? {} : { place }),
          ...(tournamentPoints === null ? {} : { tournament_points: tournamentPoints }),
        },
      },
    }))
    return { content: `${JSON.stringify({ container }, null, 1)}\n`, ending: 'json' }
  }
  const texts = best.map(({ name, place, list }) => {
    const heading = place === null ? name : `${place}. ${name}`
    return `${heading}\n${listText(list, cards).trimEnd()}\n`
  })
  return { content: texts.join('\n'), ending: 'txt' }
}

const placeOf = ({ place }: SentList): number => place ?? Number.MAX_SAFE_INTEGER
