import type { Colours, OpenedEngine } from './driven-window.ts'
import { firefoxLacks, openFirefox } from './firefox.ts'
import { openWebKit, webKitLacks } from './webkit.ts'

export type OtherEngine = {
  readonly name: string
  /** The packages of Debian that this machine has not got; null: it can be opened. */
  readonly lacks: () => string | null
  readonly open: (colours: Colours) => Promise<OpenedEngine>
}

/** What draws pages on phones and laptops beside Chromium. */
export const otherEngines: readonly OtherEngine[] = [
  { name: 'WebKit', lacks: webKitLacks, open: openWebKit },
  { name: 'Firefox', lacks: firefoxLacks, open: openFirefox },
]
