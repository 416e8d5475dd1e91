import type { Missing } from '../../pages/desk/tables/typing/typed.ts'

/** What the forms for results say. Names stand after a colon: no language has to inflect them. */
export type FormWords = {
  readonly missing: { readonly [M in Missing]: string }
  readonly wonBy: (player: string) => string
  readonly lightIs: (player: string) => string
  readonly chooses: string
  readonly game: (number: number) => string
  readonly unplayed: string
  readonly annulled: (player: string) => string
  readonly conceded: (player: string) => string
  readonly wonSalvo: string
  readonly witness: string
  readonly damage: string
  readonly roll: (number: number) => string
  /** The name of one of two fields: what is asked, and of whom. */
  readonly ofPlayer: (what: string, player: string) => string
}
