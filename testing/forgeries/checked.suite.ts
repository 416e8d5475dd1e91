import { type PublicRecord, recordText } from '@topcut/engine'
import { topcut } from '../../cli/src/trial.suite.ts'

type Checked = {
  readonly exit: number
  readonly out: string
  /** The codes of what differs, each once. */
  readonly codes: readonly string[]
}

/** What `topcut verify` says of a file, with the code from a sheet where somebody has one. */
export const checkedBytes = async (bytes: Uint8Array, head?: string): Promise<Checked> => {
  const words = head === undefined ? [] : ['--head', head]
  const { exit, out, err } = await topcut(['verify', '-', ...words], bytes)
  if (out === '') throw new Error(err)
  const said = JSON.parse(out) as { readonly problems?: readonly { readonly code: string }[] }
  return { exit, out, codes: [...new Set((said.problems ?? []).map(({ code }) => code))] }
}

export const checkedRecord = (record: PublicRecord, head?: string): Promise<Checked> =>
  checkedBytes(new TextEncoder().encode(recordText(record)), head)
