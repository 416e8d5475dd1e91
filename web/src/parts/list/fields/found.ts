import type { ReactNode } from 'react'
import type { FormPlace } from '../typing/form-place.ts'

/** What speaks against one place of the form. */
export type Found = {
  readonly isAt: (place: FormPlace) => boolean
  /** The sentences, where they are told beside it. */
  readonly at: (place: FormPlace) => ReactNode
}
