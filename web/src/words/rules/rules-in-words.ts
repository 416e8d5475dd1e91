/** A rule in our own words: what one would call it, and what it says. */
export type RuleInWords = readonly [title: string, says: string]

/** The rules of a document, by their numbers. */
export type RulesInWords = { readonly [rule: number]: RuleInWords }
