import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

/** What `topcut` needs of the world around it. */
export type Terminal = {
  /** The bytes of a file, or of standard input for `-`. */
  readonly read: (file: string) => Promise<Uint8Array>
  readonly say: (text: string) => void
  readonly complain: (text: string) => void
  /** From now on being told to stop is heard. */
  readonly untilTold: () => Promise<Wait>
  /** Hears where the desk is to be opened, once it runs. */
  readonly ready?: (address: string) => void
}

/** Waits so many milliseconds; answers whether to go on. */
type Wait = (milliseconds: number) => Promise<boolean>

/** Whoever reads only the first lines (`topcut … | head`) has read enough: that is no fault. */
export const endWithReader = (): void => {
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
    process.exit(fault.code === 'EPIPE' ? 0 : 1)
  })
}

export const processTerminal: Terminal = {
  read: (file) => (file === '-' ? standardInput() : readFile(file)),
  say: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  untilTold: async () => {
    const { stopWhenTold } = await import('@topcut/server')
    const told = new AbortController()
    stopWhenTold(() => told.abort())
    const { signal } = told
    return (milliseconds) =>
      setTimeout(milliseconds, true, { signal }).catch((fault: unknown) =>
        signal.aborted ? false : Promise.reject(fault),
      )
  },
}

/** Chunk by chunk: reading all at once fails where the writer is slower than the reader. */
const standardInput = async (): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
