/** A view and the version of the log it shows. */
export type ViewAnswer<T> = { readonly version: number; readonly view: T }
