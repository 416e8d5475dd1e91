import { lazy } from 'react'
import { asked } from '../../state/sending/asked-passphrase.ts'
import { useStateOf } from '../../state/use-state-of.ts'

const PassphraseDialog = lazy(async () => ({
  default: (await import('./passphrase-dialog.tsx')).PassphraseDialog,
}))

/** Wherever somebody is: what cannot be taken back asks for the passphrase where others listen. */
export const PassphrasePrompt = () => {
  const now = useStateOf(asked)
  return now === null ? null : <PassphraseDialog {...now} />
}
