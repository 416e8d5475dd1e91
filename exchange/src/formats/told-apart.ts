/** Names of a tool that goes by ids: two of one name are two there, and get two names here. */
export const toldApart = (names: readonly string[]): readonly string[] => {
  const taken = new Set(names)
  const given = new Set<string>()
  return names.map((name) => {
    let own = name
    for (let number = 2; given.has(own) || (own !== name && taken.has(own)); number++)
      own = `${name} (${number})`
    given.add(own)
    return own
  })
}
