import type { Language } from '@topcut/protocol/words'
import { renderUnicodeCompact } from 'uqr'
import { terminalWords } from '../terminal-words.ts'

export type Hall = {
  /** How many devices follow an event at the moment. */
  readonly connected: (devices: number) => void
  readonly stop: () => void
}

/** A room that fills would otherwise print a line for everybody who comes. */
const between = 5_000

type Words = ReturnType<typeof terminalWords>

/** In rows of eight, as browsers show it: nobody compares 64 signs in one line. */
const compareText = (words: Words, fingerprint: string | null): string => {
  if (fingerprint === null) return ''
  const rows = fingerprint.match(/.{1,24}/g) ?? []
  return `${words.compare}\n${rows.map((row) => `  ${row.replace(/:$/, '')}`).join('\n')}\n`
}

const openText = (words: Words, addresses: readonly string[]): string => {
  const [first] = addresses
  if (first === undefined) return ''
  const lines = [words.inTheHall, ...addresses.map((address) => `  ${address}`)]
  return `${lines.join('\n')}\n${renderUnicodeCompact(first)}\n`
}

/**
 * Tells whoever runs the machine how the hall gets in, how many did, and when the way in changes:
 * a router that gives out another address makes every printed code useless, in silence.
 */
export const tellHall = ({
  addresses,
  fingerprint = () => null,
  language,
  say,
  every = between,
}: {
  readonly addresses: () => readonly string[]
  /** Of the certificate, where people have to compare it. */
  readonly fingerprint?: () => string | null
  readonly language: Language
  readonly say: (text: string) => void
  /** Milliseconds between two looks. */
  readonly every?: number
}): Hall => {
  const words = terminalWords(language)
  let known = addresses()
  let compared = fingerprint()
  let devices = 0
  let told = 0
  const opening = `${compareText(words, compared)}${openText(words, known)}`
  if (opening !== '') say(opening)

  const look = () => {
    if (devices !== told) say(`${words.devices(devices)}\n`)
    told = devices
    const print = fingerprint()
    if (print !== compared) say(compareText(words, print))
    compared = print
    const now = addresses()
    if (now.join() === known.join()) return
    known = now
    say(`${words.moved(now)}\n`)
    if (now.length > 0) say(openText(words, now))
  }
  const timer = setInterval(look, every)
  timer.unref()
  return {
    connected: (count) => {
      devices = count
    },
    stop: () => clearInterval(timer),
  }
}
