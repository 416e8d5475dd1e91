import { renderUnicodeCompact } from 'uqr'
import { tlsWords } from '../tls/tls-words.ts'

export type Hall = {
  /** How many devices follow an event at the moment. */
  readonly connected: (devices: number) => void
  readonly stop: () => void
}

/** A room that fills would otherwise print a line for everybody who comes. */
const between = 5_000

/** In rows of eight, as browsers show it: nobody compares 64 signs in one line. */
const compareText = (fingerprint: string | null): string => {
  if (fingerprint === null) return ''
  const rows = fingerprint.match(/.{1,24}/g) ?? []
  return `${tlsWords().compare}\n${rows.map((row) => `  ${row.replace(/:$/, '')}`).join('\n')}\n`
}

const openText = (addresses: readonly string[]): string => {
  const [first] = addresses
  if (first === undefined) return ''
  const lines = ['In the hall, open:', ...addresses.map((address) => `  ${address}`)]
  return `${lines.join('\n')}\n${renderUnicodeCompact(first)}\n`
}

const devicesText = (count: number): string =>
  `${count === 1 ? '1 device is' : `${count} devices are`} connected.\n`

const movedText = (addresses: readonly string[]): string => {
  const now = addresses.length === 0 ? 'none' : addresses.join(', ')
  return `The address of this machine has changed; it is ${now} now. Links and QR codes with the old one no longer work: show the new one.\n`
}

/**
 * Tells whoever runs the machine how the hall gets in, how many did, and when the way in changes:
 * a router that gives out another address makes every printed code useless, in silence.
 */
export const tellHall = ({
  addresses,
  fingerprint = () => null,
  say,
  every = between,
}: {
  readonly addresses: () => readonly string[]
  /** Of the certificate, where people have to compare it. */
  readonly fingerprint?: () => string | null
  readonly say: (text: string) => void
  /** Milliseconds between two looks. */
  readonly every?: number
}): Hall => {
  let known = addresses()
  let compared = fingerprint()
  let devices = 0
  let told = 0
  const opening = `${compareText(compared)}${openText(known)}`
  if (opening !== '') say(opening)

  const look = () => {
    if (devices !== told) say(devicesText(devices))
    told = devices
    const print = fingerprint()
    if (print !== compared) say(compareText(print))
    compared = print
    const now = addresses()
    if (now.join() === known.join()) return
    known = now
    say(movedText(now))
    if (now.length > 0) say(openText(now))
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
