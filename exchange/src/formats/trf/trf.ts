import { regulations } from '@topcut/engine'
import { refused } from '../../refusal.ts'
import { dayOf } from '../day-in.ts'
import type { Found, FoundPlayer, FoundRound } from '../found.ts'
import type { Reader } from '../input.ts'
import type { Lost } from '../lost.ts'
import { toldApart } from '../told-apart.ts'
import { matchesIn } from './pair-up.ts'
import { readLine, type TrfLine } from './read-line.ts'

/** The report of FIDE, version 16. */
export const trf: Reader = {
  format: 'trf',
  isOne: ({ text, json }) =>
    json === undefined && /^(012|001|0[2-9]2|1[0-3]2|XX[A-Z]) /m.test(text),
  read: ({ text }): Found => {
    const lines = text.split(/\r\n|\n|\r/)
    const header = (code: string) =>
      lines
        .find((line) => line.startsWith(`${code} `))
        ?.slice(4)
        .trim() ?? ''
    const read = lines.flatMap((line, index) =>
      line.startsWith('001') ? [readLine(line, index + 1)] : [],
    )
    const names = toldApart(read.map(({ name }) => name))
    const rows: TrfLine[] = read.map((row, index) => ({ ...row, name: names[index] ?? row.name }))
    if (rows.length === 0) {
      refused({ code: 'broken-file', format: 'trf', line: lines.length, wanted: 'player-line' })
    }
    const announced = /^\d+$/.test(header('XXR')) ? Number(header('XXR')) : null
    const most = Math.max(0, ...rows.map(({ rounds }) => rounds.length))
    const lost: Lost[] = lines.flatMap((line, index) => {
      const where = `line ${index + 1}`
      if (/^(013|022|032|052|102|112|132|XXC|XXP|XXA)\s+\S/.test(line)) {
        return [{ kind: 'field' as const, of: line.trim().slice(0, 60), where }]
      }
      return []
    })
    lost.push(
      ...rows.flatMap(({ name, line, rating }) =>
        rating > 0 ? [{ kind: 'rating' as const, of: name, where: `line ${line}` }] : [],
      ),
    )
    const noted: NonNullable<Found['noted']>[number][] = []
    const rounds = Array.from({ length: most }, (_, index): FoundRound => {
      const { matches, noted: against } = matchesIn(rows, index)
      noted.push(...against)
      const isFinals = announced !== null && index >= announced
      return {
        stage: isFinals ? 'elimination' : 'swiss',
        at: `round ${index + 1}`,
        matches,
      }
    }).filter(
      ({ matches }, index, all) =>
        matches.length > 0 || all.slice(index).some((one) => one.matches.length > 0),
    )
    const named = regulations.find(({ id }) => header('092').includes(`(${id})`))
    const [, win] =
      /\bW=(\d+(?:\.\d+)?)/.exec(header('XXS')) ?? /^(\d+(?:\.\d+)?)/.exec(header('BBW')) ?? []
    return {
      format: 'trf',
      name: header('012') || null,
      date: dayOf(header('042')),
      method: null,
      ...(named === undefined ? {} : { regulation: named.id }),
      ...(win === undefined ? {} : { winPoints: Number(win) }),
      players: rows.map(playerOf),
      rounds,
      ...(announced === null ? {} : { planned: { swissRounds: announced, cut: 0 } }),
      lost,
      noted,
    }
  },
}

const playerOf = ({ name, line, points, rank }: TrfLine): FoundPlayer => ({
  name,
  at: `line ${line}`,
  claims: {
    ...(points === null ? {} : { points: { value: points, decimals: 1 } }),
    ...(rank === null || rank < 1 ? {} : { place: rank }),
  },
})
