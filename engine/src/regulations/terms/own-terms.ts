/**
 * What a title calls things, by language and by the key of the word: where its documents have
 * another term than the others, people look for theirs.
 */
export type OwnTerms = {
  readonly [L in 'en' | 'de' | 'pl']?: { readonly [key: string]: string }
} & {
  /** Those who compete and are counted are teams. */
  readonly inTeams?: true
}
