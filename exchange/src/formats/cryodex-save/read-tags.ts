import { refused } from '../../refusal.ts'

/** A tag of the save file: its text, or the tags inside it. */
export type Tag = {
  readonly name: string
  readonly line: number
  readonly text: string
  readonly inside: readonly Tag[]
}

type Open = { readonly name: string; readonly line: number; readonly inside: Tag[] }

const broken = (line: number, wanted: 'tag' | 'closing-tag', named?: string): never =>
  refused({
    ...{ code: 'broken-file', format: 'cryodex-save', line, wanted },
    ...(named === undefined ? {} : { named }),
  })

const isTagLine = (line: string): boolean => /^\s*<\/?[A-Z][A-Z0-9-]*>/.test(line)

/**
 * Reads the file line by line: what looks like XML is none, for names may hold `<` and `&` as they
 * are. A text ends where its own closing tag ends a line.
 */
export const readTags = (text: string): readonly Tag[] => {
  const lines = text.split(/\r\n|\n|\r/)
  const top: Tag[] = []
  const open: Open[] = []
  const add = (tag: Tag) => (open.at(-1)?.inside ?? top).push(tag)
  for (let index = 0; index < lines.length; index++) {
    const line = (lines[index] ?? '').trim()
    const number = index + 1
    if (line === '' || line.startsWith('<?')) continue
    const [, name = '', rest = ''] = /^<([A-Z][A-Z0-9-]*)>(.*)$/s.exec(line) ?? []
    if (name !== '') {
      const end = `</${name}>`
      if (rest.endsWith(end))
        add({ name, line: number, text: rest.slice(0, -end.length), inside: [] })
      else if (rest === '') open.push({ name, line: number, inside: [] })
      else {
        const last = lines.findIndex((one, at) => at > index && one.trimEnd().endsWith(end))
        const over = lines.slice(index + 1, last + 1)
        // A text that went on over other tags would swallow what they hold.
        if (last < 0 || over.some(isTagLine)) broken(number, 'closing-tag', end)
        const whole = [rest, ...over].join(' ').trimEnd()
        add({ name, line: number, text: whole.slice(0, -end.length), inside: [] })
        index = last
      }
      continue
    }
    const [, closed = ''] = /^<\/([A-Z][A-Z0-9-]*)>$/.exec(line) ?? []
    const last = open.at(-1)
    if (closed === '' || last === undefined) broken(number, 'tag')
    else if (closed !== last.name) broken(number, 'closing-tag', `</${last.name}>`)
    else {
      open.pop()
      add({ ...last, text: '' })
    }
  }
  const left = open.at(-1)
  if (left !== undefined) broken(lines.length, 'closing-tag', `</${left.name}>`)
  return top
}

/** The tags of a name inside another. */
export const tagsIn = (tag: Tag | undefined, name: string): readonly Tag[] =>
  (tag?.inside ?? []).filter((one) => one.name === name)

export const tagIn = (tag: Tag | undefined, name: string): Tag | undefined => tagsIn(tag, name)[0]

/** The text of a tag inside another; empty where there is none. */
export const textIn = (tag: Tag | undefined, name: string): string =>
  (tagIn(tag, name)?.text ?? '').trim()

export const isTrue = (tag: Tag | undefined, name: string): boolean =>
  textIn(tag, name).toLowerCase() === 'true'
