import { useEffect, useState } from 'react'
import { request } from '../../../../state/sending/request.ts'

/** What comes of deliveries nobody announces: it is asked for while somebody looks. */
const every = 2_000

/** The latest answer of an address; null before the first. `changes` asks at once. */
export const useAskedOften = <T>(path: string, changes: number): T | null => {
  const [answer, setAnswer] = useState<T | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was changed is asked for anew
  useEffect(() => {
    let isHere = true
    const ask = async () => {
      const reply = await request<T>('GET', path)
      if (isHere && reply.kind === 'ok') setAnswer(reply.body)
    }
    void ask()
    const beat = setInterval(() => void ask(), every)
    return () => {
      isHere = false
      clearInterval(beat)
    }
  }, [path, changes])
  return answer
}
