import type { PublicEvent } from '@topcut/engine'
import type { Language } from '@topcut/protocol/words'
import type { Shape } from './canvas.ts'

/** What pictures are drawn from: public views, and nothing that would have to be left out. */
export type ToPicture = {
  readonly about: PublicEvent
  readonly language: Language
  readonly shape: Shape
  readonly link: string
}
