import { openAccess, openKnownStore, systemClock, unseen } from '@topcut/server'
import type { Arguments } from '../arguments.ts'
import { urlIn } from '../url-in.ts'
import { dataFolder } from './data-folder.ts'

/** Where `topcut serve` listens if nothing else was asked for. */
const usual = 'http://127.0.0.1:8080'

/** Lets the owner in again who has lost the passphrase; earlier links no longer work. */
export const link = async (flags: Arguments['flags']) => {
  // Before a link is made: that one takes the place of the one before it.
  const url = urlIn(flags.get('url') ?? usual)
  const store = await openKnownStore(dataFolder(flags))
  try {
    const { ownerLink, security } = openAccess({ records: store.records, clock: systemClock })
    const token = await ownerLink()
    await security.note({ ...unseen, what: 'link-made', by: null })
    return { link: `${url}/in#${token}` }
  } finally {
    await store.close()
  }
}
