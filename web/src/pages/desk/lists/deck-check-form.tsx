import { type Command, type Match, type PlayerId, roundNameOf, rulesOf } from '@topcut/engine'
import { buttonLabel, factSentence, refusalSentence } from '@topcut/protocol/words'
import { useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { CardTicks } from '../../../leader/list/card-ticks.tsx'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { useGiving } from '../../../leader/use-giving.ts'
import { LinesField } from '../../../parts/list/fields/lines-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckField, SelectField } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

const gamesIn = ({ result }: Match): readonly number[] =>
  result?.ending === 'games' ? [1, 2] : [1]

/** What was found in a deck after its match; what the document makes of it stands below before it is sent. */
export const DeckCheckForm = ({ player }: { readonly player: PlayerId }) => {
  const { ask, state, names } = useLeading()
  const { page, language, term, called } = useWords(deskWords)
  const giving = useGiving()
  const [removed, setRemoved] = useState('')
  const [isLegal, setLegal] = useState(true)
  const [games, setGames] = useState<readonly number[]>([])
  const [finals, setFinals] = useState<'forfeit' | 'replay'>('forfeit')
  const { deckCheck } = rulesOf(state.created).regulation.lists
  const played = [...state.matches.values()].filter(
    ({ players, result }) => players.includes(player) && result !== null,
  )
  // Chosen as soon as there is one: a result that comes later must not move it to another match.
  const [chosen, setChosen] = useState<string>('')
  if (chosen === '' && played.length > 0) setChosen(played.at(-1)?.match ?? '')
  const match = played.find((one) => one.match === chosen) ?? played.at(-1)
  const checks = state.deckChecks.filter((check) => check.player === player)
  const head = (
    <>
      <h3>{page.before.deckCheck}</h3>
      {checks.map((check) => (
        <p key={JSON.stringify(check)} className="muted">
          <RuledText>{factSentence(language, check, names)}</RuledText>
        </p>
      ))}
    </>
  )
  if (match === undefined) {
    return (
      <section className="deck-check">
        {head}
        <p className="muted">
          {page.before.noMatchYet} <RuleIds rules={[deckCheck?.when.rule]} />
        </p>
      </section>
    )
  }
  const opponentOf = ({ players }: Match) => players.find((one) => one !== player) ?? player
  const ending = match.result?.ending
  // Without a deck there is nobody to play it again with.
  const canChoose = isLegal && (ending === 'won' || ending === 'timeout')
  const command: Command = {
    kind: 'record-deck-check',
    match: match.match,
    player,
    removed: removed
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    legalAfter: isLegal,
    games: games.filter((game) => gamesIn(match).includes(game)),
    ...(canChoose ? { finals } : {}),
  }
  const decision = ask(command)
  return (
    <>
      <form
        className="deck-check"
        noValidate
        onSubmit={(submit) => {
          submit.preventDefault()
          giving.give(command, () => {
            setRemoved('')
            setGames([])
            setLegal(true)
            setFinals('forfeit')
          })
        }}
      >
        {head}
        <p className="muted">
          {page.before.deckCheckNote}{' '}
          <RuleIds rules={[deckCheck?.when.rule, deckCheck?.consequences.rule]} />
        </p>
        <SelectField
          label={page.before.whichMatch}
          data-testid="checked-match"
          value={match.match}
          choices={played.map(
            (one) =>
              [
                one.match,
                page.before.matchAt(
                  called(roundNameOf(state, one.round)),
                  one.table,
                  names.player(opponentOf(one)),
                ),
              ] as const,
          )}
          onChange={setChosen}
        />
        <CardTicks
          player={player}
          onMissing={(names) => {
            const lines = removed.split('\n').filter((line) => line.trim() !== '')
            setRemoved([...new Set([...lines, ...names])].join('\n'))
          }}
        />
        <LinesField
          name={page.before.removedCards}
          testId="removed-cards"
          value={removed}
          onChange={setRemoved}
        />
        <fieldset className="inline">
          <legend className="vh">{page.before.gamesPlayed}</legend>
          <span className="muted" aria-hidden="true">
            {page.before.gamesPlayed}
          </span>
          {gamesIn(match).map((game) => (
            <CheckField
              key={game}
              data-testid={`game-${game}`}
              value={games.includes(game)}
              onChange={(isChecked) =>
                setGames(isChecked ? [...games, game] : games.filter((one) => one !== game))
              }
            >
              {page.form.game(game)}
            </CheckField>
          ))}
        </fieldset>
        <CheckField data-testid="legal-after" value={isLegal} onChange={setLegal}>
          {page.before.legalAfter}
        </CheckField>
        {canChoose && (
          <SelectField
            label={page.before.annulledGame}
            data-testid="annulled-game"
            value={finals}
            choices={[
              ['forfeit', page.before.opponentWins],
              ['replay', page.before.playedAgain],
            ]}
            onChange={setFinals}
          />
        )}
        {decision.granted ? (
          <div className="follows">
            <p className="faint">{page.before.follows}</p>
            {decision.facts.map((fact) => (
              <p key={JSON.stringify(fact)}>
                <Sign name="right" /> <RuledText>{factSentence(language, fact, names)}</RuledText>
              </p>
            ))}
          </div>
        ) : (
          giving.trouble === null && (
            <Note tone="wrong">
              <RuledText>{refusalSentence(language, decision.refusal, names)}</RuledText>
            </Note>
          )
        )}
        <Button type="submit" data-testid="record-deck-check">
          {giving.isBusy ? term('saving') : buttonLabel(language, 'record-deck-check')}
        </Button>
      </form>
      {giving.trouble !== null && (
        <TroubleNote trouble={giving.trouble} onOverride={giving.override} />
      )}
    </>
  )
}
