import type { Language } from '@topcut/protocol/words'
import { expect } from 'vitest'
import { run } from '../run.ts'

export type RunningDemo = {
  readonly url: string
  readonly output: () => string
  /** What a browser sends along that has opened the nth link that was printed. */
  readonly comeIn: (nth: number) => Promise<string>
  readonly ask: <T>(path: string, cookie?: string, body?: object) => Promise<T>
  /** The time from reset to reset is over; answers when everything is there again. */
  readonly reset: () => Promise<void>
  /** Tells it to stop; answers with the code it exits with. */
  readonly stop: () => Promise<number>
}

type Heard = { readonly text: string; readonly hear: () => void }

/** Runs `topcut demo` inside the test, where time passes when the test says so. */
export const startDemo = async (language: Language = 'en'): Promise<RunningDemo> => {
  let output = ''
  let waiting: Heard | null = null
  let goOn: (isOn: boolean) => void = () => {}
  const heard = (text: string): Promise<void> =>
    new Promise((hear) => {
      waiting = { text, hear }
    })
  const ready = heard('(Ctrl-C)')
  const ended = run(['demo', '--port', '0', '--lang', language], {
    read: () => Promise.reject(new Error('nothing is read')),
    say: (text) => {
      output += text
      if (waiting !== null && text.includes(waiting.text)) waiting.hear()
    },
    complain: (text) => {
      output += text
    },
    untilTold: async () => () =>
      new Promise((resolve) => {
        goOn = resolve
      }),
  })
  await Promise.race([ready, ended.then(() => expect.fail(output))])
  const links = [...output.matchAll(/(http:\S+)\/in#(\S+)/g)]
  const url = links[0]?.[1] ?? expect.fail(output)
  const ask: RunningDemo['ask'] = async (path, cookie, body) => {
    const headers = {
      'content-type': 'application/json',
      ...(cookie === undefined ? {} : { cookie }),
    }
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const answer = await fetch(`${url}/api${path}`, { headers, ...sent })
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true)
    return answer.json() as never
  }
  return {
    url,
    output: () => output,
    comeIn: async (nth) => {
      const answer = await fetch(`${url}/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: links[nth]?.[2] ?? expect.fail('no such link') }),
      })
      expect(answer.status).toBe(200)
      return answer.headers.getSetCookie()[0]?.split(';')[0] ?? expect.fail('not let in')
    },
    ask,
    reset: () => {
      const over = heard('started over')
      goOn(true)
      return over
    },
    stop: () => {
      goOn(false)
      return ended
    },
  }
}
