import { isBracket, type OwnView, regulationOf } from '@topcut/engine'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { phoneWords } from '../../../words/phone.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'
import { BackBand } from '../phone-band.tsx'
import { usePhone } from '../phone-context.ts'
import { OpenCall, useOpenCall } from './open-call.tsx'

/** Where two may agree on a draw, with a judge present. */
const mayAgree = ({ table }: OwnView): boolean => {
  if (table === null || isBracket(table.slip.stage)) return false
  return (regulationOf(table.slip.regulation)?.people.drawWitness ?? null) !== null
}

/** Asks for a judge, says how long that is ago, and takes it back. */
export const CallPage = () => {
  const { session, me } = usePhone()
  const words = useWords(phoneWords)
  const pages = useWords(phonePagesWords)
  const { call, isSent } = useOpenCall()
  const [about, setAbout] = useState('')
  const isPlaying = me.table !== null && me.table.result === null
  const reasons = [...pages.callReasons, ...(mayAgree(me) ? [pages.witnessReason] : [])]
  const give = (text: string) =>
    session.give({ kind: 'call-judge', player: me.player.player, about: text })
  return (
    <>
      <BackBand title={words.callJudge} />
      <main className="phone-page">
        {call !== null || isSent ? (
          <>
            <p className="lead" role="status" data-testid="called">
              <OpenCall />
            </p>
            {call !== null && (
              <>
                <p>
                  {pages.about}: <span translate="no">{call.about}</span>
                </p>
                <Button
                  size="big"
                  data-testid="cancel-call"
                  onClick={() => session.give({ kind: 'close-call', call: call.n })}
                >
                  {pages.cancelCall}
                </Button>
              </>
            )}
          </>
        ) : (
          <form
            className="phone-form"
            onSubmit={(submit) => {
              submit.preventDefault()
              void give(about.trim() === '' ? pages.callReasons[0] : about)
              setAbout('')
            }}
          >
            {isPlaying && <p>{pages.callNote}</p>}
            <div className="choices">
              {reasons.map((reason) => (
                <Button key={reason} size="line" onClick={() => give(reason)}>
                  {reason}
                </Button>
              ))}
            </div>
            <TextField
              label={pages.about}
              data-testid="call-about"
              maxLength={200}
              value={about}
              onChange={setAbout}
            />
            <Button type="submit" tone="next" size="big" data-testid="send-call">
              {words.callJudge}
            </Button>
          </form>
        )}
      </main>
    </>
  )
}
