import { openState } from '../../state/state.ts'
import type { Destinations } from '../destinations.ts'
import type { BegunMatter } from './matter-kinds.ts'

export const begunMatter = openState<BegunMatter>({ kind: 'ruling' })

export const matterForm = 'matter-form'

/** So long a section may take to come and to be drawn. */
const patience = 2_000

/** Opens a form, wherever one is: the keyboard is in the first field that is still to be filled. */
export const beginMatter = (begun: BegunMatter, { toMatters }: Destinations): void => {
  begunMatter.set(begun)
  toMatters()
  const since = performance.now()
  const look = () => {
    const form = document.getElementById(matterForm)
    if (form === null) {
      if (performance.now() - since < patience) requestAnimationFrame(look)
      return
    }
    form.scrollIntoView({ block: 'nearest' })
    const begins = form.querySelector<HTMLElement>('[data-begin]')
    const field = begins ?? form.querySelector<HTMLElement>('select, input, textarea')
    field?.focus()
  }
  setTimeout(look)
}
