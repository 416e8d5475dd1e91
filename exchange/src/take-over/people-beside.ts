import { type Person, playerId } from '@topcut/engine'
import type { Lost } from '../formats/lost.ts'
import type { TakenIn } from '../take-in.ts'

/** How much of it is kept of a person; what is longer is none. */
const longest: { readonly [K in Lost['kind']]?: number } = { email: 200, group: 80 }

/** Whether an event has a place for what a scenario has none for. */
export const isKept = ({ kind, text = '' }: Lost): boolean =>
  text.trim() !== '' && text.length <= (longest[kind] ?? 0)

/** Who the ids of the log stand for, with what the file says of them. */
export const peopleBeside = (
  { scenario, lost }: TakenIn,
  ids: ReadonlyMap<string, string>,
): readonly Person[] =>
  scenario.players.map(({ name, members }) => {
    const said = (kind: Lost['kind']) =>
      lost.find((one) => one.kind === kind && one.of === name && isKept(one))?.text
    const [contact, club] = [said('email'), said('group')]
    return {
      player: playerId(ids.get(name) ?? name),
      name,
      ...(members.length === 0 ? {} : { members }),
      ...(contact === undefined ? {} : { contact }),
      ...(club === undefined ? {} : { club }),
    }
  })
