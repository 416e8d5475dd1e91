import type { Catalogue } from '../cards/catalogue.ts'
import type { Admission, EditionRelease, Tier } from '../vocabulary/details.ts'
import type { Day } from '../vocabulary/instant.ts'
import type { SquadList } from '../vocabulary/squad-list.ts'

/** Where and when the list is to be played. */
export type Circumstances = {
  readonly date: Day
  readonly tier: Tier
  /** Null where nobody said: then as in the region the document speaks of. */
  readonly region: string | null
  /** The products the organizer allows; null where the organizer has not said. */
  readonly organizersList: readonly string[] | null
  readonly eventKind: string | null
  readonly admissions: readonly Admission[]
  /** When editions of products came out, where the organizer said so. */
  readonly releases: readonly EditionRelease[]
  /** Whether sleeves were ordered where the document only recommends them. */
  readonly sleevesOrdered: boolean
  /** The list as it stood when the event began; null before. */
  readonly lockedList: SquadList | null
  /** The cards there are; null where nobody knows them: then only what a list says is looked at. */
  readonly cards: Catalogue | null
}
