type Answer = {
  readonly id: number
  readonly type: 'success' | 'error'
  readonly result?: unknown
  readonly message?: string
}

export type BiDi = { readonly send: <T>(method: string, params: object) => Promise<T> }

/** WebDriver BiDi as far as a test needs it: numbered questions and their answers over a socket. */
export const connectBiDi = async (address: string): Promise<BiDi> => {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`no answer at ${address}`)))
  })
  const asked = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(`${data}`)
    asked.get(answer.id)?.(answer)
  })
  // Nobody answers any more: whoever waits must not wait for ever.
  socket.addEventListener('close', () => {
    for (const [id, hear] of asked) hear({ id, type: 'error', message: 'the browser is gone' })
  })
  let last = 0
  return {
    send: <T>(method: string, params: object) =>
      new Promise<T>((resolve, reject) => {
        last += 1
        const id = last
        asked.set(id, ({ type, result, message }) => {
          asked.delete(id)
          if (type === 'success') resolve(result as T)
          else reject(new Error(`${method}: ${message}`))
        })
        socket.send(JSON.stringify({ id, method, params }))
      }),
  }
}
