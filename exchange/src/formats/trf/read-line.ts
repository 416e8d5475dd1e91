import { refused } from '../../refusal.ts'

/** What somebody's line says of a round: who sat opposite, on which side, and the result. */
type TrfRound = {
  readonly opponent: number
  readonly colour: string
  readonly result: string
}

export type TrfLine = {
  readonly line: number
  readonly number: number
  readonly name: string
  readonly rating: number
  readonly points: number | null
  readonly rank: number | null
  readonly rounds: readonly TrfRound[]
}

const broken = (line: number, named: string): never =>
  refused({ code: 'broken-file', format: 'trf', line, wanted: 'number', named })

/** A line of a player, column by column as FIDE has them. */
export const readLine = (text: string, line: number): TrfLine => {
  const cell = (from: number, to: number) => text.slice(from - 1, to).trim()
  const count = (from: number, to: number): number | null => {
    const value = cell(from, to)
    if (value === '') return null
    return /^\d+(\.\d+)?$/.test(value) ? Number(value) : broken(line, `${from}–${to}`)
  }
  const number = count(5, 8)
  if (number === null) broken(line, '5–8')
  const rounds: TrfRound[] = []
  for (let at = 92; at <= text.trimEnd().length; at += 10) {
    const opponent = count(at, at + 3) ?? 0
    rounds.push({
      opponent,
      colour: cell(at + 5, at + 5),
      result: cell(at + 7, at + 7).toUpperCase(),
    })
  }
  return {
    line,
    number: number ?? 0,
    name: cell(15, 47) || `#${number}`,
    rating: count(49, 52) ?? 0,
    points: count(81, 84),
    rank: count(86, 89),
    rounds,
  }
}
