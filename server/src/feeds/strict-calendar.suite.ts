/** A part of a calendar as RFC 5545 has it: properties by name, parts inside. */
type CalendarPart = {
  readonly name: string
  readonly properties: ReadonlyMap<string, readonly Property[]>
  readonly parts: readonly CalendarPart[]
}
type Property = { readonly value: string; readonly parameters: string }

const fail = (what: string): never => {
  throw new Error(`no calendar: ${what}`)
}

/** Lines end with CRLF, have 75 octets at most, and are whole letters before they are unfolded. */
const contentLines = (bytes: Buffer): readonly string[] => {
  const whole = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  if (!whole.endsWith('\r\n')) fail('the last line has no end')
  const lines = whole.slice(0, -2).split('\r\n')
  for (const line of lines) {
    if (Buffer.byteLength(line) > 75) fail(`longer than 75 octets: ${line}`)
    if (/[\p{Cc}\p{Cs}]/u.test(line.replaceAll('\t', ''))) fail(`a control sign: ${line}`)
    if (line === '') fail('an empty line')
  }
  if (/^[ \t]/.test(whole)) fail('folded at its beginning')
  return whole
    .slice(0, -2)
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
}

const moment = /^\d{8}T([01]\d|2[0-3])[0-5]\d[0-5]\dZ$/
const hour = /^\d{8}T([01]\d|2[0-3])[0-5]\d[0-5]\d$/
const text = /^(?:[^\\;,]|\\[\\;,nN])*$/

/** The form of every property that we write; one that is not here is none we may write. */
const forms: Readonly<Record<string, RegExp>> = {
  VERSION: /^2\.0$/,
  PRODID: text,
  'X-WR-CALNAME': text,
  UID: /^[\da-f-]{36}$/,
  DTSTAMP: moment,
  'LAST-MODIFIED': moment,
  SEQUENCE: /^\d+$/,
  DTSTART: /^\d{8}(T\d{6}Z?)?$/,
  DTEND: /^\d{8}(T\d{6}Z)?$/,
  SUMMARY: text,
  LOCATION: text,
  URL: /^https?:\/\/\S+$/,
  STATUS: /^(CONFIRMED|CANCELLED)$/,
  TZID: /^UTC$/,
  TZOFFSETFROM: /^[+-]\d{4}$/,
  TZOFFSETTO: /^[+-]\d{4}$/,
}

const needed: Readonly<Record<string, readonly string[]>> = {
  VCALENDAR: ['VERSION', 'PRODID'],
  VEVENT: ['UID', 'DTSTAMP', 'DTSTART'],
  VTIMEZONE: ['TZID'],
  STANDARD: ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'],
}

const checkWhen = ({ properties }: CalendarPart): void => {
  const [start] = properties.get('DTSTART') ?? []
  const [end] = properties.get('DTEND') ?? []
  if (start === undefined) return
  const isDay = start.parameters === ';VALUE=DATE'
  const form = isDay ? /^\d{8}$/ : /^\d{8}T\d{6}Z?$/
  if (!form.test(start.value)) fail(`begins ${start.parameters}:${start.value}`)
  if (!isDay && !moment.test(start.value) && !hour.test(start.value)) fail(`at ${start.value}`)
  if (end === undefined) return
  if (end.parameters !== start.parameters) fail('begins and ends in different kinds')
  if (end.value <= start.value) fail(`ends at ${end.value}, begins at ${start.value}`)
}

const checkPart = (part: CalendarPart): void => {
  const wanted = needed[part.name] ?? fail(`a part called ${part.name}`)
  for (const name of wanted) if (!part.properties.has(name)) fail(`${part.name} has no ${name}`)
  for (const [name, all] of part.properties)
    if (all.length > 1) fail(`${part.name} has ${name} twice`)
  if (part.name === 'VCALENDAR' && part.parts.length === 0) fail('nothing in it')
  checkWhen(part)
}

/** Reads a calendar by the letter; throws where it departs from it. */
export const readCalendar = (bytes: Buffer): CalendarPart => {
  const lines = [...contentLines(bytes)]
  const readPart = (name: string): CalendarPart => {
    const properties = new Map<string, Property[]>()
    const parts: CalendarPart[] = []
    for (;;) {
      const line = lines.shift() ?? fail(`${name} has no end`)
      const [, key = '', parameters = '', value = ''] =
        /^([A-Z][A-Z0-9-]*)((?:;[A-Z-]+=[^";:,]+)*):(.*)$/.exec(line) ?? fail(`the line ${line}`)
      if (key === 'END') {
        if (value !== name) fail(`${name} ends as ${value}`)
        const part = { name, properties, parts }
        checkPart(part)
        return part
      }
      if (key === 'BEGIN') parts.push(readPart(value))
      else {
        const form = forms[key] ?? fail(`a property called ${key}`)
        if (!form.test(value)) fail(`${key} is ${value}`)
        properties.set(key, [...(properties.get(key) ?? []), { value, parameters }])
      }
    }
  }
  if (lines.shift() !== 'BEGIN:VCALENDAR') fail('begins otherwise')
  const calendar = readPart('VCALENDAR')
  if (lines.length > 0) fail('something after its end')
  const ids = calendar.parts.flatMap(({ properties }) => properties.get('UID') ?? [])
  if (new Set(ids.map(({ value }) => value)).size !== ids.length) fail('an id twice')
  return calendar
}

/** The entries by what they are called, each property with its one value as it was typed. */
export const entriesIn = (calendar: CalendarPart): readonly Readonly<Record<string, string>>[] =>
  calendar.parts
    .filter(({ name }) => name === 'VEVENT')
    .map(({ properties }) =>
      Object.fromEntries(
        [...properties].map(([name, [one]]) => [
          name,
          forms[name] === text ? unquoted(one?.value ?? '') : (one?.value ?? ''),
        ]),
      ),
    )

const unquoted = (value: string): string =>
  value.replace(/\\(.)/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
