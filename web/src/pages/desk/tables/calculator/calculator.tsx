import { type ListOf, type Pair, type PlayerId, rulesOf, type TableRow } from '@topcut/engine'
import { numberText } from '@topcut/protocol/words'
import { useEffect, useId, useRef, useState } from 'react'
import { useLeading } from '../../../../leader/leading.ts'
import { groupsOf } from '../../../../parts/result/figures.ts'
import { HalfPointsNote } from '../../../../parts/result/half-points-note.tsx'
import { diceOf, type Fate, scoreAgainst } from '../../../../parts/result/ships.ts'
import { useDraft } from '../../../../state/drafts.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { deskWords } from '../../../../words/desk.ts'
import { useWords } from '../../../../words/use-words.ts'
import { focusSoon } from '../focus.ts'
import { laneDraft, laneField } from '../lane/lane-draft.ts'
import { sumTyped } from './addends.ts'
import { Groups, lostFigures } from './groups.tsx'
import { Ships } from './ships.tsx'
import './calculator.css'

type Squad = ListOf<'squad'>

/** What each of the two has lost, added up to the score of the other. */
export const Calculator = ({
  row,
  onLeave,
}: {
  readonly row: TableRow
  readonly onLeave: () => void
}) => {
  const { state, workplace, names } = useLeading()
  const { page, language } = useWords(deskWords)
  const { calculator } = page.rounds
  const [, setLine] = useDraft<string>(laneDraft(workplace.event), '')
  const [typed, setTyped] = useState<Pair<string>>(['', ''])
  const [fates, setFates] = useState<Pair<readonly Fate[]>>([[], []])
  const [defeats, setDefeats] = useState<Pair<readonly number[]>>([[], []])
  const hint = useId()
  const form = useRef<HTMLFormElement>(null)
  // It was just asked for by a key: the hands stay where they are.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [])
  const rules = rulesOf(state.created)
  const { halfPoints } = rules.regulation
  const squadOf = (player: PlayerId): Squad | null => {
    const list = state.lists.get(player)?.list
    return list?.kind === 'squad' && halfPoints !== null ? list : null
  }
  const armyOf = (player: PlayerId) => {
    const groups = groupsOf(state.lists.get(player)?.list ?? null)
    // Of a group that nobody knows only its owner can say how many fell.
    const isKnown = groups.length > 0 && groups.every(({ figures }) => figures !== undefined)
    return isKnown && rules.regulation.scoring.swiss.method === 'victory-points' ? groups : null
  }
  const armies = [armyOf(row.players[0]), armyOf(row.players[1])] as const
  const squads = [squadOf(row.players[0]), squadOf(row.players[1])] as const
  const isGone = (index: 0 | 1) => {
    const ships = squads[index]?.ships ?? []
    return ships.length > 0 && ships.every((_, at) => fates[index][at] === 'destroyed')
  }
  const isAtTime = !isGone(0) && !isGone(1)
  const lost = ([0, 1] as const).map((index) => {
    const squad = squads[index]
    if (squad !== null) return scoreAgainst(squad.ships, fates[index], rules, isAtTime)
    const [army, others] = [armies[index], sumTyped(typed[index])]
    return army === null || others === null ? others : lostFigures(army, defeats[index], others)
  })
  const [byFirst, bySecond] = lost
  const isKnown = byFirst != null && bySecond != null
  const dice =
    rules.regulation.scoring.swiss.method === 'destroyed-points' &&
    rules.regulation.scoring.swiss.equalInSwiss.value === 'salvo' &&
    squads[0] !== null &&
    squads[1] !== null &&
    byFirst === bySecond
      ? diceOf([squads[0].ships, squads[1].ships], fates)
      : null
  const at = <T,>(pair: Pair<T>, index: 0 | 1, value: T): Pair<T> =>
    index === 0 ? [value, pair[1]] : [pair[0], value]
  return (
    <form
      ref={form}
      className="panel-box calculator"
      aria-label={calculator.name}
      data-testid="calculator"
      onKeyDown={(key) => {
        // A browser sends a form from a text field only; one of choices is sent all the same.
        if (key.key === 'Enter' && key.target instanceof HTMLSelectElement) {
          key.preventDefault()
          form.current?.requestSubmit()
        }
        if (key.key !== 'Escape') return
        onLeave()
        focusSoon(laneField)
      }}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (!isKnown) return
        // What one has lost is the score of the other.
        const salvo = dice === null ? '' : `${dice.join('/')} `
        setLine(`${row.table} ${bySecond} ${byFirst} ${salvo}`)
        onLeave()
        focusSoon(laneField, 'end')
      }}
    >
      <h4>{calculator.name}</h4>
      {([0, 1] as const).map((index) => {
        const squad = squads[index]
        const army = armies[index]
        const player = row.players[index]
        const label = army === null ? calculator.lost(names.player(player)) : calculator.others
        return (
          <fieldset key={player}>
            <legend>
              {calculator.lost(names.player(player))}:{' '}
              <b>{lost[index] == null ? '–' : numberText(language, lost[index])}</b>
            </legend>
            {army !== null && (
              <Groups
                groups={army}
                defeats={defeats[index]}
                onChange={(fallen) => setDefeats(at(defeats, index, fallen))}
              />
            )}
            {squad === null ? (
              <TextField
                className={army === null ? null : 'ship'}
                label={label}
                isLabelHidden={army === null}
                data-testid={`lost-${index}`}
                aria-describedby={hint}
                aria-invalid={lost[index] === null}
                value={typed[index]}
                onChange={(text) => setTyped(at(typed, index, text))}
              />
            ) : (
              <Ships
                squad={squad}
                fate={fates[index]}
                onChange={(fate) => setFates(at(fates, index, fate))}
              />
            )}
          </fieldset>
        )
      })}
      <p className={isKnown ? 'faint' : 'wrong'} id={hint} hidden={!squads.includes(null)}>
        {!isKnown
          ? calculator.notUnderstood
          : halfPoints === null
            ? calculator.hint
            : calculator.hintHalves}
      </p>
      <HalfPointsNote halfPoints={halfPoints} />
      {dice !== null && (
        <p data-testid="calculator-dice">
          {calculator.salvoDice}: <b>{dice.join(' – ')}</b>
        </p>
      )}
      <Button type="submit" size="small" data-testid="calculator-take">
        {calculator.take}
      </Button>
    </form>
  )
}
