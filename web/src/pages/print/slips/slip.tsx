import {
  isBracket,
  type MatchId,
  type Pair,
  type PlayerId,
  rulesOf,
  type StageKind,
} from '@topcut/engine'
import { MembersLine } from '../../../parts/pairings/members-line.tsx'
import type { SlipBox, TableBox } from '../../../parts/result/ways/way.ts'
import { wayOn } from '../../../parts/result/ways/ways.ts'
import { QrPicture } from '../../../ui/qr/qr-picture.tsx'
import { capital } from '../../../words/capital.ts'
import { usePaper } from '../paper-context.ts'
import { endingsOnSlip } from './endings-on-slip.ts'
import { slipAddress } from './slip-address.ts'

/** A match to be reported, or nothing but room for one. */
export type SlipFor = {
  readonly match: MatchId | null
  readonly table: number | null
  readonly players: Pair<PlayerId> | null
  /** Tournament points or seeds of the two, in one line. */
  readonly beside: string
}

export const blankSlip: SlipFor = { match: null, table: null, players: null, beside: '' }

type Props = {
  readonly slip: SlipFor
  readonly name: string | null
  /** How long its round lasts; null without a limit. */
  readonly minutes: number | null
  readonly stage: StageKind
}

/** From here on a name is set smaller: two lines of the usual size would push the rest off. */
const longName = 28

/** What both sign and hand in. Its code names the match, wherever the server has moved to. */
export const Slip = ({ slip, name: about, minutes, stage }: Props) => {
  const { event, state, names, words, print } = usePaper()
  const { page, heading, label, language } = words
  const { regulation, readings } = rulesOf(state.created)
  const scoring = isBracket(stage) ? regulation.scoring.elimination : regulation.scoring.swiss
  const setting = { scoring, stage, game: null, light: null }
  const { boxes, drawnGames, atTime, points } = wayOn(setting).slip
  const { match, table, players, beside } = slip
  const boxName = (box: SlipBox | TableBox): string => {
    if (box === 'game-1' || box === 'game-2') return print.gameWon(box === 'game-1' ? 1 : 2)
    if (box === 'light') return label('side.light')
    if (box === 'defeats' || box === 'damage' || box === 'die') return print.tie[box]
    return label(`thing.${box}`)
  }
  return (
    <article className="slip">
      <div className="slip-head">
        <p className="slip-table">
          <small>{heading('table')}</small>
          <b>{table ?? ''}</b>
        </p>
        <p className="slip-about">
          <b>{about ?? `${heading('round')} ____`}</b>
          <span className="slip-event" translate="no">
            {state.created.name}
          </span>
          <span>{minutes === null ? heading('untimed') : page.before.minutes(minutes)}</span>
          <span>{beside}</span>
          <span>{match === null ? print.handIn : print.handInOrScan}</span>
        </p>
        {match !== null && <QrPicture text={slipAddress(event, match)} name={print.code(match)} />}
      </div>
      {([0, 1] as const).map((seat) => {
        const name = players === null ? '' : names.player(players[seat])
        return (
          <div key={seat} className="slip-player">
            <p className="slip-name">
              <b className={name.length > longName ? 'long' : undefined} translate="no">
                {name}
                <MembersLine of={players === null ? [] : names.members?.(players[seat])} />
              </b>
              <span className="tick">{print.drops}</span>
            </p>
            <div className="slip-boxes">
              {boxes.map((box) => (
                <span key={box} className="box">
                  {boxName(box)}
                </span>
              ))}
              <span className="signature">{print.signature}</span>
            </div>
          </div>
        )
      })}
      {atTime.length > 0 && (
        <div className="slip-boxes at-time">
          {atTime.map((box) => (
            <span key={box} className="box">
              {boxName(box)}
            </span>
          ))}
        </div>
      )}
      <p className="slip-endings">
        {drawnGames.map((game) => (
          <span key={game} className="tick">
            {print.gameDrawn(game)}
          </span>
        ))}
        {endingsOnSlip(setting).map((ending) => (
          <span key={ending} className="tick">
            {label(`ending.${ending}`)}
          </span>
        ))}
      </p>
      <p className="slip-foot">
        <span>{capital(language, points(words, readings))}</span>
        <span translate="no">{match ?? ''}</span>
      </p>
    </article>
  )
}
