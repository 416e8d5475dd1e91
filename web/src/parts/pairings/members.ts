type Named = { readonly name: string; readonly members?: readonly string[] | undefined }

/** The people of a team, side by side. */
export const membersText = (members: readonly string[]): string => members.join(' / ')

/** A side in one line of text, as everybody is told of it: a team with its people behind it. */
export const sideName = ({ name, members = [] }: Named): string =>
  members.length === 0 ? name : `${name} (${membersText(members)})`
