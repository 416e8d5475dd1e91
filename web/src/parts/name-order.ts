import { nameParts } from '@topcut/engine'

type Named = { readonly name: string; readonly members?: readonly string[] | undefined }

/** How people stand on a list of names. */
export type NameOrder = {
  readonly compare: (a: Named, b: Named) => number
  /** As somebody looks it up: `Kafka Franz`. */
  readonly lookedUp: (named: Named) => string
}

/**
 * By surname, then by first name, as the reader's alphabet has it. It goes by the name as it is
 * shown there: sorted by letters that `Franz K.` hides, a list would tell them. A team has no
 * surname, nor has a number whose person was erased.
 */
export const nameOrder = (language: string, inTeams = false): NameOrder => {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const keyOf = ({ name, members = [] }: Named): readonly [family: string, given: string] => {
    if (inTeams || members.length > 0 || name.startsWith('#')) return [name, '']
    // Two of one name are told apart by their numbers.
    const { family, given } = nameParts(name.replace(/ \(#\d+\)$/, ''))
    return [family, given]
  }
  return {
    compare: (a, b) => {
      const [[family, given], [otherFamily, otherGiven]] = [keyOf(a), keyOf(b)]
      return compare(family, otherFamily) || compare(given, otherGiven) || compare(a.name, b.name)
    },
    lookedUp: (named) => keyOf(named).join(' ').trim(),
  }
}
