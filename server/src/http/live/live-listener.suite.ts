type Message = { readonly id?: number; readonly event?: string; readonly data?: unknown }

const parse = (block: string): Message => {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon), line.slice(colon + 2)]
    }),
  )
  return {
    ...(fields['id'] === undefined ? {} : { id: Number(fields['id']) }),
    ...(fields['event'] === undefined ? {} : { event: fields['event'] }),
    ...(fields['data'] === undefined ? {} : { data: JSON.parse(fields['data']) }),
  }
}

/** A listener over a real connection, as a browser has one. */
export const openListener = async (url: string, headers: Record<string, string> = {}) => {
  const hangUp = new AbortController()
  const response = await fetch(url, { headers, signal: hangUp.signal })
  const messages: Message[] = []
  const waiting = new Set<() => void>()
  const ended = (async () => {
    let rest = ''
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + text).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        if (!block.startsWith('retry')) messages.push(parse(block))
      }
      for (const look of [...waiting]) look()
    }
    return 'ended' as const
  })().catch(() => 'cut off' as const)

  const until = (isThere: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isThere()) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
  const numbers = () => messages.flatMap(({ id }) => (id === undefined ? [] : [id]))
  return {
    response,
    messages,
    numbers,
    ended,
    until,
    untilEntry: (n: number) => until(() => numbers().includes(n)),
    beats: () => messages.filter(({ event }) => event === 'beat').length,
    hangUp: () => hangUp.abort(),
  }
}
