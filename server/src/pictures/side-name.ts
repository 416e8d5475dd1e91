type Side = { readonly name: string; readonly members?: readonly string[] }

/** A side in one line: a team with its people behind it. */
export const sideName = ({ name, members = [] }: Side): string =>
  members.length === 0 ? name : `${name} (${members.join(' / ')})`
