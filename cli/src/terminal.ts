import { readFile } from 'node:fs/promises'

/** What `topcut` needs of the world around it. */
export type Terminal = {
  /** The bytes of a file, or of standard input for `-`. */
  readonly read: (file: string) => Promise<Uint8Array>
  readonly say: (text: string) => void
  readonly complain: (text: string) => void
}

export const processTerminal: Terminal = {
  read: (file) => (file === '-' ? standardInput() : readFile(file)),
  say: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
}

/** Chunk by chunk: reading all at once fails where the writer is slower than the reader. */
const standardInput = async (): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
