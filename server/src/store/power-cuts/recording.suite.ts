import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

/** What a process did to its files, and what it said meanwhile, in order. */
export type Step =
  | {
      readonly kind: 'write'
      readonly file: string
      readonly at: number
      readonly bytes: Buffer
    }
  | { readonly kind: 'truncate'; readonly file: string; readonly size: number }
  | { readonly kind: 'sync'; readonly file: string }
  | { readonly kind: 'answer'; readonly n: number }

export type Recording = {
  /** Which entries were appended, and how many. */
  readonly seed: number
  readonly answers: number
  readonly steps: readonly Step[]
}

const kept = new URL('kept-writes.json.br', import.meta.url)

type KeptStep = Step | (Omit<Extract<Step, { kind: 'write' }>, 'bytes'> & { readonly hex: string })

const toKept = (step: Step): KeptStep => {
  if (step.kind !== 'write') return step
  const { bytes, ...rest } = step
  return { ...rest, hex: bytes.toString('hex') }
}

const fromKept = (step: KeptStep): Step => {
  if (!('hex' in step)) return step
  const { hex, ...rest } = step
  return { ...rest, bytes: Buffer.from(hex, 'hex') }
}

/** One recording goes with the code: where nothing can be traced there is still that to replay. */
export const keepRecording = ({ steps, ...rest }: Recording): void => {
  const text = JSON.stringify({ ...rest, steps: steps.map(toKept) })
  writeFileSync(kept, brotliCompressSync(text))
}

export const keptRecording = (): Recording => {
  const { steps, ...rest } = JSON.parse(brotliDecompressSync(readFileSync(kept)).toString('utf8'))
  return { ...rest, steps: (steps as readonly KeptStep[]).map(fromKept) }
}
