/** In which order the description tells what there is, and which addresses belong together. */
export const tags = [
  ['Events', 'The events of this server, one with all it has, and files of them.'],
  ['Commands', 'What one can do in an event: one address for all of it.'],
  ['Views', 'What of an event is shown, and to whom.'],
  ['Live', 'Changes as they happen (Server-Sent Events).'],
  ['Feeds', 'What is published, for programs elsewhere and pages of every origin.'],
  ['People', 'Who plays: names, which stand beside the log.'],
  ['Access', 'Whom an event lets in: links, codes, leaders, programs.'],
  ['Signing in', 'Accounts, sessions and what happened at the door.'],
  ['Server', 'Whether it runs, its certificate, its copies, this description.'],
] as const

type Tag = (typeof tags)[number][0]

const ofEvent: readonly (readonly [RegExp, Tag])[] = [
  [/\/commands$/, 'Commands'],
  [/\/views\//, 'Views'],
  [/\/live$/, 'Live'],
  [/\/(?:feed\.|calendar\.|pictures?|hooks|embed|overlay)/, 'Feeds'],
  [/\/(?:people|registrations)/, 'People'],
  [/\/(?:grants|code|leaders|programs)/, 'Access'],
]
const elsewhere: readonly (readonly [RegExp, Tag])[] = [
  [/^\/api\/(?:session|accounts|security|programs)/, 'Signing in'],
  [/^\/api\/players$/, 'People'],
  [/^\/api\/(?:events|files)/, 'Events'],
  [/^\/api\/(?:calendar\.|organizers\/)/, 'Feeds'],
]

export const tagOf = (url: string): Tag => {
  const known = url.startsWith('/api/events/') ? [...ofEvent, ...elsewhere] : elsewhere
  return known.find(([pattern]) => pattern.test(url))?.[1] ?? 'Server'
}
