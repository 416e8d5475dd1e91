import { useServerTime } from '../../../state/use-server-time.ts'
import { phoneWords } from '../../../words/phone.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'

/** The own call that nobody has settled yet. */
export const useOpenCall = () => {
  const { me, waiting } = usePhone()
  const isSent = waiting.some(({ parcel }) => parcel.command.kind === 'call-judge')
  const call = me.calls.findLast(({ closedAt }) => closedAt === null) ?? null
  const now = useServerTime(call !== null)
  const minutes = call === null ? 0 : Math.max(0, Math.floor((now - call.at) / 60_000))
  return { call, minutes, isSent }
}

export const OpenCall = () => {
  const words = useWords(phoneWords)
  const { call, minutes, isSent } = useOpenCall()
  if (call === null) return isSent ? words.calling : words.callJudge
  return call.taken === null ? words.calledFor(minutes) : words.onTheWay
}
