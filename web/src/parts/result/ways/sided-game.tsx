import type { Ending, Pair, Seat, SideReason } from '@topcut/engine'
import { useId } from 'react'
import { SelectField } from '../../../ui/field.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import {
  absence,
  count,
  type Draft,
  isAbsence,
  missing,
  type ScoringBy,
  type Setting,
  type Typed,
} from '../draft.ts'
import { ChoiceField } from '../fields/choice-field.tsx'
import { CountField } from '../fields/count-field.tsx'
import { scoreField } from '../fields/score-fields.tsx'
import { type FieldsProps, noRules, type ResultWay } from './way.ts'

/** One game between two sides that must have a winner. */
export const sidedGame = (setting: Setting<ScoringBy<'sided-game'>>): ResultWay => {
  const { scoring } = setting
  return {
    suggested: () => 'won',
    typed: (draft, ending) => typed(draft, ending, setting),
    takes: (ending) => ending !== 'timeout' || setting.isUntimed !== true,
    Main: SidedGameFields,
    More: TimeoutFields,
    counted: null,
    lane: {
      letters: { o: 'forfeit', t: 'timeout' },
      example: '7 f s',
      hasGames: false,
      seats: (_, ending) => {
        if (ending === 'timeout') return ['light']
        return ending === 'won' ? ['winner', 'light'] : ['winner']
      },
    },
    slip: {
      boxes: ['light', 'winner'],
      drawnGames: [],
      atTime: ['objectives', 'damage-on-dark', 'dial', 'damage-on-light', 'balance'],
      points: () => '',
    },
    scoreColumns: ['outcome'],
    rules: ({ result }) =>
      result.ending === 'timeout' ? { ...noRules, outcome: [scoring.timeout.rule] } : noRules,
  }
}

/** Who played the light side: as chosen, else as the pairing has it. */
const lightOf = (draft: Draft, { light }: Setting): Seat | '' =>
  draft.light === '' ? (light ?? '') : draft.light

/** A game that has a winner, whatever was played before it. */
export const wonTyped = (draft: Draft, ending: 'won' | 'forfeit', setting: Setting): Typed => {
  const { winner } = draft
  if (winner === '') return missing('winner')
  if (ending === 'forfeit') return { result: { ending, winner } }
  const light = lightOf(draft, setting)
  return light === '' ? missing('light') : { result: { ending, winner, light } }
}

const typed = (draft: Draft, ending: Ending, setting: Setting): Typed => {
  if (isAbsence(ending)) return absence(ending, draft.by)
  if (ending === 'double-loss') return { result: { ending } }
  if (ending === 'timeout') {
    const light = lightOf(draft, setting)
    if (light === '') return missing('light')
    const [objectives, damageOnDark, dial, damageOnLight] = [
      count(draft.objectives),
      count(draft.damageOnDark),
      count(draft.dial),
      count(draft.damageOnLight),
    ]
    const { balance } = draft
    const isWhole =
      objectives !== null && damageOnDark !== null && dial !== null && damageOnLight !== null
    if (!isWhole || balance === '') return missing('table')
    const table = { objectives, damageOnDark, dial, damageOnLight, balance }
    return { result: { ending, light, table } }
  }
  return wonTyped(draft, ending === 'forfeit' ? ending : 'won', setting)
}

/** Who won, and who played which side. */
export const SidedGameFields = (props: FieldsProps) => {
  const { table, draft, ending, setting, players, change } = props
  const { page, heading } = useWords(deskWords)
  const { form } = page
  const seats = (text: (player: string) => string) =>
    [
      ['first', text(players[0])],
      ['second', text(players[1])],
    ] as const
  return (
    <>
      <ChoiceField
        id={scoreField(table)}
        name={heading('thing.winner')}
        testId="winner"
        value={draft.winner}
        choices={seats(form.wonBy)}
        isDisabled={ending !== 'won' && ending !== 'forfeit'}
        onChange={(winner) => change({ winner })}
      />
      <ChoiceField
        name={heading('side.light')}
        testId="light"
        value={lightOf(draft, setting)}
        choices={seats(form.lightIs)}
        isDisabled={ending !== 'won' && ending !== 'timeout'}
        onChange={(light) => change({ light })}
      />
      {setting.sides && <SidesTold sides={setting.sides} players={players} />}
    </>
  )
}

/** Why the sides are as they are, with the rule that says so. */
const SidesTold = ({
  sides,
  players,
}: {
  readonly sides: SideReason
  readonly players: Pair<string>
}) => {
  const { page } = useWords(deskWords)
  const played = sides.played.map(
    ({ light, dark }, index) => `${players[index]} ${page.form.sidesPlayed(light, dark)}`,
  )
  return (
    <p className="sides-told faint" data-testid="sides-told">
      {page.form.sidesWhy[sides.why]} {sides.why === 'first-round' ? '' : `(${played.join(', ')}) `}
      <RuleIds rules={[sides.rule]} />
    </p>
  )
}

const names = {
  objectives: 'thing.objectives',
  damageOnDark: 'thing.damage-on-dark',
  dial: 'thing.dial',
  damageOnLight: 'thing.damage-on-light',
} as const

/** What lies on the table when time ends a game: each side with what it counts. */
const TimeoutFields = ({ draft, ending, setting, players, ...props }: FieldsProps) => {
  const { heading, label } = useWords(deskWords)
  const ids = useId()
  if (ending !== 'timeout') return null
  const light = lightOf(draft, setting)
  const named = (side: string, player: string | undefined) =>
    player === undefined ? side : `${side}: ${player}`
  const index = light === 'first' ? 0 : 1
  const player = { light: players[index], dark: players[1 - index] }
  const field = (name: keyof typeof names) => (
    <span className="table-state-field">
      <CountField
        id={`${ids}-${name}`}
        testId={name}
        name={heading(names[name])}
        value={draft[name]}
        verdict={props.verdict}
        onChange={(text) => props.change({ [name]: text })}
      />
    </span>
  )
  const legend = (side: 'light' | 'dark') =>
    named(heading(`side.${side}`), light === '' ? undefined : player[side])
  return (
    <span className="table-state">
      <fieldset>
        <legend>{legend('light')}</legend>
        {field('objectives')}
        {field('damageOnDark')}
      </fieldset>
      <fieldset>
        <legend>{legend('dark')}</legend>
        {field('dial')}
        {field('damageOnLight')}
      </fieldset>
      <SelectField
        className="seat-field"
        label={heading('thing.balance')}
        data-testid="balance"
        value={draft.balance}
        choices={[
          ['', '–'],
          ['light', label('side.light')],
          ['dark', label('side.dark')],
        ]}
        onChange={(balance) => props.change({ balance })}
      />
    </span>
  )
}
