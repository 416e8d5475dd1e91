import type { ListsOpenTo } from '../../vocabulary/squad-list.ts'
import { type CommandRecord, organizer } from '../spine/command.ts'
import { grant } from '../spine/decision.ts'

export type OpenLists = { readonly kind: 'open-lists'; readonly to: ListsOpenTo }

/** Who may look into the lists from now on; a leader always may. */
export const openLists: CommandRecord<OpenLists> = {
  may: organizer,
  touches: 'nothing',
  grave: false,
  afterTheEnd: true,
  takesName: false,
  decide: (_, { to }) => grant([{ kind: 'lists-opened', to }]),
}
