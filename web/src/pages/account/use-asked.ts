import { useEffect, useState } from 'react'
import { request } from '../../state/sending/request.ts'

/** What an address answers; asked again whenever `n` changes. Null until it is there. */
export const useAsked = <T>(path: string, n: number): T | null => {
  const [answer, setAnswer] = useState<T | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number asks again
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      const reply = await request<T>('GET', path)
      if (!isGone && reply.kind === 'ok') setAnswer(reply.body)
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [path, n])
  return answer
}
