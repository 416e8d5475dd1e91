/** An element as it stands in a text of XML. */
type Element = {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly Element[]
  /** All the text in it. */
  readonly text: string
}

const fail = (what: string): never => {
  throw new Error(`no Atom: ${what}`)
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

const plain = (text: string): string => {
  if (/&(?!(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos);)/i.test(text)) fail(`a bare & in ${text}`)
  if (/[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/u.test(text)) fail(`a sign that XML has not: ${text}`)
  return text.replace(/&(#x?)?(\w+);/g, (_, number: string | undefined, sign: string) =>
    number === undefined
      ? (named[sign] ?? fail(sign))
      : String.fromCodePoint(Number.parseInt(sign, number === '#' ? 10 : 16)),
  )
}

const attributesIn = (written: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const rest = written.replace(/\s+([\w:]+)="([^"<]*)"/g, (_, name: string, value: string) => {
    if (found.has(name)) fail(`${name} twice`)
    found.set(name, plain(value))
    return ''
  })
  if (rest.trim() !== '') fail(`attributes ${written}`)
  return found
}

type Open = { name: string; attributes: ReadonlyMap<string, string>; in: Element[]; text: string }

/** Well-formed or thrown out: one root, all closed in order, nothing bare. */
const readXml = (xml: string): Element => {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/, '')
  if (body === xml) fail('it does not say what it is')
  const top: Open = { name: '', attributes: new Map(), in: [], text: '' }
  const open: Open[] = [top]
  for (const [, mark, text = ''] of body.matchAll(/<([^<>]*)>|([^<>]+|[<>])/g)) {
    const into = open.at(-1) ?? top
    if (mark === undefined) {
      if (/[<>]/.test(text)) fail('a bare < or >')
      into.text += plain(text)
      continue
    }
    const [, slash = '', name = '', attributes = '', self = ''] =
      /^(\/?)([A-Za-z][\w:]*)((?:\s[\s\S]*?)?)(\/?)$/.exec(mark) ?? fail(`the mark ${mark}`)
    if (slash === '') {
      open.push({ name, attributes: attributesIn(attributes), in: [], text: '' })
      if (self === '') continue
    } else if (into.name !== name) fail(`${into.name} closed as ${name}`)
    const closed = open.pop() ?? fail('closed too often')
    const { in: children, ...rest } = closed
    const parent = open.at(-1) ?? fail('closed too often')
    parent.in.push({ ...rest, children })
    parent.text += closed.text
  }
  const [root] = top.in
  if (open.length !== 1 || top.in.length !== 1 || root === undefined) return fail('not one root')
  return root
}

export const childrenOf = (element: Element, name: string): readonly Element[] =>
  element.children.filter((one) => one.name === name)

const one = (element: Element, name: string): Element => {
  const [first, second] = childrenOf(element, name)
  if (first === undefined || second !== undefined) return fail(`${element.name}: one ${name}`)
  return first
}

const checkHead = (element: Element): void => {
  if (!/^urn:uuid:[\da-f-]{36}$/.test(one(element, 'id').text)) fail('an id that is no address')
  if (one(element, 'title').text.trim() === '') fail('no title')
  const { text } = one(element, 'updated')
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)) fail(`updated ${text}`)
  const links = childrenOf(element, 'link').map(({ attributes }) => attributes.get('rel'))
  if (!links.includes('alternate')) fail('no page for people')
  if (new Set(links).size !== links.length) fail('two links of a kind')
}

/** A feed by the letter of RFC 4287; throws where it departs from it. */
export const readAtom = (xml: string): Element => {
  const feed = readXml(xml)
  if (feed.attributes.get('xmlns') !== 'http://www.w3.org/2005/Atom') fail('another namespace')
  checkHead(feed)
  if (one(one(feed, 'author'), 'name').text.trim() === '') fail('nobody wrote it')
  const entries = childrenOf(feed, 'entry')
  for (const entry of entries) {
    checkHead(entry)
    if (one(entry, 'content').attributes.get('type') !== 'html') fail('no content')
    if (one(entry, 'updated').text > one(feed, 'updated').text) fail('an entry is newer than all')
  }
  const ids = [feed, ...entries].map((element) => one(element, 'id').text)
  if (new Set(ids).size !== ids.length) fail('an id twice')
  return feed
}
