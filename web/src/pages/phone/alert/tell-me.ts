import { keep, readKept } from '../../../state/kept.ts'
import { openState } from '../../../state/state.ts'

const key = 'topcut.tell-me'
const local = () => window.localStorage

/** Whether this phone makes itself heard when a round is published. */
export const tellMe = openState(readKept(local, key) === 'yes')

tellMe.subscribe(() => keep(local, key, tellMe.get() ? 'yes' : null))
