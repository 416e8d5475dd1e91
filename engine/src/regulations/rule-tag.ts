/**
 * What software owes a rule: E enforces it, C computes by it, R records what it asks to be noted, D
 * displays it; A is left to people, who may be reminded at most.
 */
export type RuleTag = 'E' | 'C' | 'R' | 'D' | 'A'

/** The tags of a document's rules by their numbers. */
export type RuleTags = { readonly [rule: number]: readonly RuleTag[] }
