/** What stands around a rule that was opened. */
export const rule = {
  close: 'Close',
  here: 'Here',
  document: 'Document',
  section: (name: string) => `section “${name}”`,
  kind: 'In Topcut',
  /** By what the rule asks of software. */
  kinds: {
    E: 'watched: what breaks it is refused or warned about',
    C: 'worked out automatically',
    R: 'kept on record',
    D: 'shown where it is needed',
    A: 'a matter for people at the table',
  },
  beside: 'Same section',
  all: (count: number) => `All ${count} rules`,
  ownWords: 'In our own words; the document decides.',
  unreachable: 'The text cannot be loaded right now. Try again when you are online.',
  noWords: 'There is no text for this rule yet. Please look it up in the document.',
}
