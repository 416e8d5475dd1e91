/** Whether two types pass for one another. */
export type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** The name of every field, those inside fields too. */
export type Fields<T> = T extends string | number | boolean | null
  ? never
  : T extends readonly (infer Item)[]
    ? Fields<Item>
    : { [K in keyof T & string]-?: K | `${K}.${Fields<NonNullable<T[K]>>}` }[keyof T & string]
