/** What stands around every page, also around the lightest one. */
export type ShellWords = {
  readonly language: string
  readonly theme: string
  readonly themes: { readonly system: string; readonly light: string; readonly dark: string }
  readonly loading: string
  readonly pageMissing: string
  readonly toEvents: string
  readonly signIn: string
  readonly openingLink: string
  readonly unreachable: string
}
