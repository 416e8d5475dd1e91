import { openState } from '../../state/state.ts'
import type { Destinations } from '../destinations.ts'
import type { BegunMatter } from './matter-kinds.ts'

export const begunMatter = openState<BegunMatter>({ kind: 'ruling' })

export const matterForm = 'matter-form'

/** Opens a form, wherever one is: the keyboard is in its first field then. */
export const beginMatter = (begun: BegunMatter, { toMatters }: Destinations): void => {
  begunMatter.set(begun)
  toMatters()
  setTimeout(() => {
    const form = document.getElementById(matterForm)
    form?.scrollIntoView({ block: 'nearest' })
    form?.querySelector<HTMLElement>('select, input, textarea')?.focus()
  })
}
