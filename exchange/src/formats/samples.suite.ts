import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { answerOf } from '../report/answer.ts'
import { takeIn } from '../take-in.ts'

const folder = new URL('../../samples/', import.meta.url)

export const sampleBytes = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(fileURLToPath(new URL(name, folder))))

type Answer = ReturnType<typeof answerOf>

/** What `topcut convert` answers to a text or to bytes. */
export const answered = (file: string | Uint8Array, regulation: string | null = null): Answer => {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  return answerOf(takeIn(bytes, 'sample', regulation), 'en')
}

/** A discrepancy in a line: what, who, when, the file against what it comes to. */
export const told = ({ discrepancies }: Answer): readonly string[] =>
  discrepancies.map(({ what, player, round, file, computed }) =>
    [what, player ?? '–', round ?? '–', `${file} / ${computed}`].join(' '),
  )
