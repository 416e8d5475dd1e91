import type { OwnTable, Pair, Regulation, Result, Seat } from '@topcut/engine'
import { shortResultText } from '@topcut/protocol/words'
import { useId, useState } from 'react'
import { type Draft, emptyDraft, needsWho } from '../../../parts/result/draft.ts'
import { draftFrom } from '../../../parts/result/draft-from.ts'
import { SeatField } from '../../../parts/result/fields/seat-field.tsx'
import { HalfPointsNote } from '../../../parts/result/half-points-note.tsx'
import { endingOf, resultTyped } from '../../../parts/result/result-typed.ts'
import { wayOn } from '../../../parts/result/ways/ways.ts'
import { useDraft } from '../../../state/drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'
import { ownWord } from '../match/phase.ts'
import { useTimeLeft } from '../match/use-moment.ts'
import { usePhone } from '../phone-context.ts'
import { goToPlace } from '../place.ts'
import { ownSide } from '../said/own-side.ts'
import { BigScores } from './big-scores.tsx'
import { DrawCall } from './draw-call.tsx'
import { EndingChoice, isByTime } from './ending-choice.tsx'
import { ListCounting } from './list-counting.tsx'
import './report.css'
import { ScoreDoubts } from './score-doubts.tsx'
import { SlipSays } from './slip-says.tsx'
import { slipSetting } from './slip-setting.ts'

type Props = { readonly table: OwnTable; readonly regulation: Regulation }

const scored = ['destruction', 'time', 'mutual-destruction', 'points', 'defeat', 'concession']

/** Whether a few digits say it; otherwise the line above the button does. */
const isCounted = (result: Result): boolean => 'games' in result || 'score' in result

/** Scores by hand or by what was destroyed, how it ended, and what the document makes of it. */
export const ReportForm = ({ table, regulation }: Props) => {
  const { session, me, waiting } = usePhone()
  const phone = useWords(phonePagesWords)
  const { page, language } = useWords(deskWords)
  const [kept, keep, keptNow] = useDraft<Draft | null>(
    `${session.event}.report.${table.match}`,
    null,
  )
  const said = ownWord(table, waiting)
  // One that was kept by an earlier version may lack a field.
  const filled =
    kept === null ? (said === null ? emptyDraft : draftFrom(said)) : { ...emptyDraft, ...kept }
  const [isAsked, setAsked] = useState(false)
  const verdict = useId()
  const own: Seat = table.players[0].player === me.player.player ? 'first' : 'second'
  const isTimeLeft = useTimeLeft(table)
  const setting = slipSetting(regulation, table, own, me.list.list, isTimeLeft)
  // What was chosen before the clock was looked at must not say that time ended it.
  const isTooEarly = isTimeLeft && said === null && isByTime(filled.ending)
  const draft: Draft = isTooEarly ? { ...filled, ending: '' } : filled
  const players: Pair<string> = [table.players[0].name, table.players[1].name]
  const otherName = players[own === 'first' ? 1 : 0]
  const ending = endingOf(draft, setting)
  const typed = resultTyped(draft, setting)
  const { method } = setting.scoring
  const { Main, More, counted } = wayOn(setting)
  const change = (part: Partial<Draft>) => {
    setAsked(false)
    keep({ ...draft, ...part })
  }
  const fields = { table: table.table, draft, ending, setting, players, verdict, change }
  return (
    <form
      className={`phone-form report-form ${method}`}
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault()
        setAsked(true)
        if ('missing' in typed) return
        const { player } = me.player
        const { match } = table
        const given = session.give({ kind: 'report-result', match, player, result: typed.result })
        // A result that is refused would have to be typed again for the one figure that is wrong.
        void given.then((isTaken) => {
          if (!isTaken && keptNow() === null) keep(draft)
        })
        keep(null)
        goToPlace('match')
      }}
    >
      {counted === null ? (
        <div className="report-choices">
          <Main {...fields} />
        </div>
      ) : (
        scored.includes(ending) && (
          <>
            <BigScores
              draft={draft}
              own={own}
              otherName={otherName}
              means={phone.scoreMeans[counted]}
              verdict={verdict}
              onChange={(seat, text) => change({ [seat]: text })}
            />
            <ListCounting
              table={table}
              regulation={regulation}
              setting={setting}
              own={own}
              otherName={otherName}
              draft={draft}
              change={change}
            />
            <HalfPointsNote halfPoints={regulation.halfPoints} />
          </>
        )
      )}
      <EndingChoice
        setting={setting}
        ending={ending}
        isTimeLeft={isTimeLeft}
        onChange={(chosen) => change({ ending: chosen })}
      />
      <DrawCall setting={setting} regulation={regulation} />
      {needsWho(ending) && (
        <SeatField
          name={page.byWhom}
          testId="by"
          value={draft.by}
          players={players}
          onChange={(by) => change({ by })}
        />
      )}
      {More !== null && <More {...fields} />}
      <SlipSays
        id={verdict}
        typed={typed}
        slip={table.slip}
        setting={setting}
        regulation={regulation}
        own={own}
        isAsked={isAsked}
      />
      <ScoreDoubts table={table} typed={typed} own={own} />
      <Button type="submit" tone="next" size="big" data-testid="hand-in">
        {'missing' in typed || !isCounted(typed.result)
          ? phone.handIn
          : phone.handInThis(shortResultText(language, ownSide(typed.result, own)))}
      </Button>
      <p className="muted centred">{phone.bothHandIn}</p>
    </form>
  )
}
