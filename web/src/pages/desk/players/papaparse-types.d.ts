/** As far as it is used; its published types would bring those of Node into the pages. */
declare module 'papaparse' {
  type Options = {
    readonly delimiter: string
    readonly newline: '\n'
    readonly skipEmptyLines: 'greedy'
    /** Quotes are letters. */
    readonly fastMode?: true
  }
  const Papa: {
    readonly parse: (
      text: string,
      options: Options,
    ) => { readonly data: readonly (readonly string[])[]; readonly errors: readonly unknown[] }
  }
  export = Papa
}
