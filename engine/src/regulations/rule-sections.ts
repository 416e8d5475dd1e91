/** The headings of a document, in its own language, under which it says its rules, by their numbers. */
export type RuleSections = { readonly [rule: number]: string }
