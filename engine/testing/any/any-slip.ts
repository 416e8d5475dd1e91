import type { Chance } from '../../src/chance/chance.ts'
import { draw } from '../../src/chance/shuffle.ts'
import { type Actor, type Command, type EventState, leaderId, roles } from '../../src/index.ts'
import type { Wish } from '../wish.ts'

/** What a field may hold although it makes no sense; shapes are kept, as the schema keeps them. */
const nonsense: Readonly<Record<string, readonly unknown[]>> = {
  player: ['nobody'],
  match: ['99-99'],
  leader: ['nobody'],
  plays: ['nobody'],
  second: ['nobody', 'l1'],
  reason: ['', '  '],
  text: [''],
  about: [' '],
  name: [''],
  minutes: [0, -5, 1.5, 5000],
  table: [0, -1, 2],
  entry: [0, 9999],
  points: [0, -3],
  ruling: [0],
  call: [0],
  case: [0],
  proposal: [0],
  first: [0, 7],
  games: [[3], [1, 1]],
  removed: [['']],
}

/** The same command with one field that makes no sense. */
const withSlip = (command: Command, chance: Chance): Command => {
  const fields = Object.entries(command).filter(
    ([field, value]) => field in nonsense && typeof value !== 'object',
  )
  const field = draw(fields, chance)?.[0]
  if (field === undefined) return command
  return { ...command, [field]: draw(nonsense[field] ?? [], chance) } as Command
}

/** Anybody at all: leaders who are none, players, those who only watch. */
const anyActor = ({ players }: EventState, chance: Chance): Actor => {
  const role = draw(roles, chance) ?? 'spectator'
  const player = draw([...players.keys()], chance)
  if (role === 'player' && player !== undefined) return { role, player }
  return chance.below(2) === 0 ? { role } : { role, leader: leaderId(`l${chance.below(3)}`) }
}

/** Now and then somebody else gives the command, or it says something that makes no sense. */
export const misbehaved = (state: EventState, wish: Wish, chance: Chance): Wish => {
  switch (chance.below(12)) {
    case 0:
      return { ...wish, by: { ...wish.by, by: anyActor(state, chance) } }
    case 1:
      return { ...wish, command: withSlip(wish.command, chance) }
    default:
      return wish
  }
}
