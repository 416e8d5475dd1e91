import Type, { type Static, type TSchema } from 'typebox'
import { closed } from './closed.ts'
import { typed } from './text.ts'

/** A view and the version of the log it shows; what is in it is the engine's to say. */
export const viewSchema = Type.Object(
  { version: Type.Integer({ minimum: 0 }), view: typed<unknown>({} as TSchema) },
  closed,
)
export type ViewAnswer<T> = Omit<Readonly<Static<typeof viewSchema>>, 'view'> & { readonly view: T }
