/** As far as it is used; its published types would bring those of Node into the pages. */
declare module 'papaparse' {
  type Step = {
    readonly data: readonly string[]
    readonly errors: readonly unknown[]
    /** How far the text is read. */
    readonly meta: { readonly cursor: number }
  }
  type Options = {
    readonly delimiter: string
    readonly newline: '\n'
    readonly step: (step: Step) => void
  }
  const Papa: { readonly parse: (text: string, options: Options) => void }
  export = Papa
}
