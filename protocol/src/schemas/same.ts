/** Whether two types pass for one another. */
export type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** The name of every field, those inside fields too. */
export type Fields<T> = T extends string | number | boolean | null
  ? never
  : T extends readonly (infer Item)[]
    ? Fields<Item>
    : { [K in keyof T & string]-?: K | `${K}.${Fields<NonNullable<T[K]>>}` }[keyof T & string]

/** The fields of each kind by itself: in a union one kind would make up for another. */
type FieldsByKind<U> = U extends { kind: string } ? `${U['kind']} ${Fields<U>}` : never
type FieldsByCode<U> = U extends { code: string } ? `${U['code']} ${Fields<U>}` : never

/**
 * Something that every value passes where two types are the same, field by field, and none where
 * they have grown apart. The fields are compared by name as well, because types that differ by an
 * optional field still pass for one another.
 */
export type Described<Travels, T> = [
  Same<Travels, T>,
  Same<FieldsByKind<Travels>, FieldsByKind<T>>,
  Same<FieldsByCode<Travels>, FieldsByCode<T>>,
] extends [true, true, true]
  ? unknown
  : 'these schemas do not describe the types they are for'
