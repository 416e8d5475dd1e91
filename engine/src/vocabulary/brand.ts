declare const brand: unique symbol

/** A text or number that cannot be handed in where another kind of id is meant. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name }
