import { overlayAsked } from '../../parts/overlay-asked.ts'
import { openFragment } from '../../route/fragment.ts'

/** What the address asks for. */
export const asked = openFragment(overlayAsked)
