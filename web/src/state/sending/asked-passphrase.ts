import { openState } from '../state.ts'

/** The passphrase that a request waits for, with the server's reason. */
export type Asked = {
  readonly detail: string
  /** Null: the request is given up. */
  readonly answer: (passphrase: string | null) => void
}

export const asked = openState<Asked | null>(null)

export const askPassphrase = (detail: string): Promise<string | null> =>
  new Promise((resolve) => {
    // Two at once would leave the first one waiting for ever.
    asked.get()?.answer(null)
    asked.set({
      detail,
      answer: (passphrase) => {
        asked.set(null)
        resolve(passphrase)
      },
    })
  })
