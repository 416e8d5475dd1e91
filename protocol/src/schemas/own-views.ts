import Type, { type TSchema } from 'typebox'
import { closed } from './closed.ts'

const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])
const whole = Type.Integer({ minimum: 0 })
const text = Type.String()
/** What the engine's own types describe further. */
const some = Type.Object({})
const list = Type.Array(some)

const views = {
  me: Type.Object({
    player: Type.Object({ player: text, number: whole, name: text, status: text }),
    person: orNull(Type.Object({ name: text })),
    paid: Type.Boolean(),
    waitingPlace: orNull(whole),
    table: orNull(some),
    setUp: orNull(some),
    bye: orNull(text),
    isOut: Type.Boolean(),
    cut: orNull(Type.Object({ size: whole, seed: orNull(whole) })),
    placed: orNull(some),
    leaves: orNull(Type.Object({ after: whole, mayStay: Type.Boolean() })),
    disqualifiedFor: orNull(text),
    luck: orNull(Type.Object({ round: whole, own: orNull(text) }, closed)),
    missed: Type.Array(whole),
    matches: list,
    standing: orNull(some),
    finalPlace: orNull(whole),
  }),
  needs: orNull(some),
  lists: Type.Array(
    Type.Object({
      player: text,
      status: text,
      list: orNull(Type.Object({ kind: text })),
      findings: list,
      corrections: list,
      investigate: Type.Boolean(),
    }),
  ),
  matters: Type.Object({
    calls: list,
    cases: list,
    proposals: list,
    appealable: list,
    appealed: list,
    lossesToEnter: list,
  }),
  participants: Type.Array(
    Type.Object(
      {
        leader: orNull(text),
        player: orNull(text),
        role: text,
        isMarshal: Type.Boolean(),
        now: Type.Enum(['acting', 'playing', 'spectating']),
      },
      closed,
    ),
  ),
  'player-sheet/:player': Type.Object({
    player: Type.Object({ player: text, number: whole, status: text }),
    list: orNull(some),
    standing: orNull(some),
    matches: Type.Array(text),
    rulings: list,
    offences: list,
    warnings: whole,
    deductions: list,
    proposals: list,
    calls: list,
    cases: list,
    sharings: list,
  }),
} as const

/** A view that depends on who asks, as it travels. */
export const ownViewSchema = (path: keyof typeof views) =>
  Type.Object({ version: whole, view: views[path] }, closed)
