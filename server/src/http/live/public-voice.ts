import type { ServerResponse } from 'node:http'
import type { EventId, Fact, PlayerId } from '@topcut/engine'
import type { Desk } from '../../desk/desk.ts'
import type { Shown, ShownEvents } from '../shown/shown-events.ts'
import { concernedBy } from './concerns.ts'
import { beatText, deletedText, type LiveStream } from './live-stream.ts'
import { changesText, tagsText } from './public-changes.ts'

/** Tells everybody who watches an event what changes in what they may see. */
type PublicVoice = {
  /** With a player: also when what that player sees about oneself may have changed. */
  readonly listen: (event: EventId, out: ServerResponse, player: PlayerId | null) => LiveStream
}

type Ear = {
  readonly out: ServerResponse
  readonly player: PlayerId | null
  readonly tell: (text: string) => void
}

type Channel = {
  readonly ears: Set<Ear>
  /** What was told last; null before anything was. */
  told: Shown | null
  /** What was stored since. */
  facts: Fact[]
  /** Somebody was erased, whose name may stand in what anybody sees about oneself. */
  hasErased: boolean
  isTelling: boolean
  hasNews: boolean
  readonly stop: () => void
}

/**
 * In a rush of results what everybody sees is looked at so often and no more: a large hall would
 * otherwise leave the desk no time to take the results in.
 */
const pause = 100

/** Without a number: it stands with the parts that everybody is told. */
const ownText = ({ version }: Shown): string =>
  `event: me\ndata: ${JSON.stringify({ version })}\n\n`

export const openPublicVoice = (desk: Desk, shown: ShownEvents): PublicVoice => {
  const channels = new Map<EventId, Channel>()

  const tellAll = async (event: EventId, channel: Channel): Promise<void> => {
    channel.hasNews = true
    if (channel.isTelling) return
    channel.isTelling = true
    try {
      while (channel.hasNews && channel.ears.size > 0) {
        channel.hasNews = false
        const now = await shown.now(event)
        if (now === null || now === channel.told) continue
        const text = channel.told === null ? tagsText(now) : changesText(channel.told, now)
        const isConcerned = concernedBy(channel.facts.splice(0), now.published.state)
        const { hasErased } = channel
        channel.hasErased = false
        channel.told = now
        for (const { tell, player } of channel.ears) {
          const own = player !== null && (hasErased || isConcerned(player)) ? ownText(now) : ''
          if (own + text !== '') tell(own + text)
        }
        await new Promise((resolve) => setTimeout(resolve, pause).unref())
      }
    } catch {
      // The store could not be read: they come back and are told how things stand then.
      for (const { out } of channel.ears) out.destroy()
    } finally {
      channel.isTelling = false
    }
  }

  const end = (event: EventId, channel: Channel): void => {
    if (channels.get(event) === channel) channels.delete(event)
    channel.stop()
    for (const { out } of channel.ears) {
      if (out.writableNeedDrain) out.destroy()
      else out.end(deletedText)
    }
  }

  const open = (event: EventId): Channel => {
    const known = channels.get(event)
    if (known !== undefined) return known
    const channel: Channel = {
      ears: new Set(),
      told: null,
      facts: [],
      hasErased: false,
      isTelling: false,
      hasNews: false,
      stop: desk.listen(event, ({ entries, erased = [], isDeleted = false }) => {
        if (isDeleted) return end(event, channel)
        if (erased.length > 0) channel.hasErased = true
        channel.facts.push(...entries.map(({ fact }) => fact))
        void tellAll(event, channel)
      }),
    }
    channels.set(event, channel)
    return channel
  }

  return {
    listen: (event, out, player) => {
      const channel = open(event)
      let isBehind = false
      let isStuck = false

      /** Whatever was seen before: the tags of now tell what of it is still right. */
      const greet = async (): Promise<void> => {
        const now = channel.told ?? (await shown.now(event))
        channel.told ??= now
        if (now === null) return
        isBehind = false
        if (out.writable) out.write((player === null ? '' : ownText(now)) + tagsText(now))
        // Stored between the look and now, while nobody was listening yet.
        void tellAll(event, channel)
      }
      const ear: Ear = {
        out,
        player,
        tell: (text) => {
          if (out.writableNeedDrain) isBehind = true
          else if (!isBehind) out.write(text)
        },
      }
      channel.ears.add(ear)
      const leave = (): void => {
        channel.ears.delete(ear)
        if (channel.ears.size > 0 || channels.get(event) !== channel) return
        channels.delete(event)
        channel.stop()
      }
      const begin = () => greet().catch(() => out.destroy())
      out.on('close', leave).on('error', leave)
      out.on('drain', () => {
        if (isBehind) begin()
      })
      out.write('retry: 1000\n\n')
      begin()

      return {
        beat: () => {
          if (out.writableNeedDrain && isStuck) out.destroy()
          isStuck = out.writableNeedDrain
          if (!isStuck) out.write(beatText)
        },
        end: () => {
          leave()
          if (out.writableNeedDrain) out.destroy()
          else out.end()
        },
      }
    },
  }
}
