import type { PlayerId, PlayerState } from '@topcut/engine'
import { useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { isFoundBy } from '../../../parts/found-by.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useLongList } from '../../../ui/long-list.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { ChosenPlayers } from './chosen-players.tsx'
import { PlayerRow } from './player-row.tsx'

const isAway = ({ status, checkedIn }: PlayerState) => status === 'registered' && !checkedIn
const isOut = ({ status }: PlayerState) => status === 'dropped' || status === 'disqualified'

const isUnpaid = ({ paid, lastRound }: PlayerState) => !paid && lastRound === null

const kinds = ['all', 'away', 'unpaid', 'out'] as const
type Kind = (typeof kinds)[number]
const belongs = { all: () => true, away: isAway, unpaid: isUnpaid, out: isOut } as const

/** Fewer than these are taken in at one look. */
const many = 12

/** Everybody who has a place, by number; of many, those that are looked for. */
export const PlayerList = ({ players }: { readonly players: readonly PlayerState[] }) => {
  const { state, people, names } = useLeading()
  const { page, heading } = useWords(deskWords)
  const [query, setQuery] = useState('')
  const [kind, setKind] = useState<Kind>('all')
  const [chosen, setChosen] = useState<ReadonlySet<PlayerId> | null>(null)
  const ofThisKind = players.filter(belongs[kind])
  // An empty choice would hide everybody as soon as the last of its kind is gone.
  const ofKind = ofThisKind.length === 0 ? players : ofThisKind
  const shown = ofKind.filter(({ player }) => {
    const { club = '', nickname = '', members = [] } = people.get(player) ?? {}
    return isFoundBy(query, `${names.player(player)} ${club} ${nickname} ${members.join(' ')}`)
  })
  const { there, isWhole } = useLongList(shown)
  // Where nobody has paid here, money is no matter of this page.
  const hasMoney = players.some(({ paid }) => paid)
  const shownKinds = kinds.filter((one) => one !== 'unpaid' || hasMoney)
  const mayChoose = state.finished === null && players.length > 1
  const choose = (player: PlayerId, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(player)
    else next.delete(player)
    setChosen(next)
  }
  return (
    <>
      {(players.length >= many || mayChoose) && (
        <div className="players-find">
          {players.length >= many && (
            <>
              <TextField
                label={page.people.findIn}
                data-testid="find-player"
                value={query}
                onChange={setQuery}
              />
              <Choice
                label={heading('players')}
                value={kind}
                options={shownKinds.flatMap((one) => {
                  const count = players.filter(belongs[one]).length
                  const text = `${page.people.playerKinds[one]} ${count}`
                  return count === 0 ? [] : [{ value: one, text }]
                })}
                onChange={setKind}
              />
            </>
          )}
          {mayChoose && chosen === null && (
            <Button size="small" data-testid="choose-many" onClick={() => setChosen(new Set())}>
              {page.people.chooseMany}
            </Button>
          )}
        </div>
      )}
      {chosen !== null && (
        <ChosenPlayers
          chosen={players.filter(({ player }) => chosen.has(player))}
          onAll={() => setChosen(new Set(shown.map(({ player }) => player)))}
          onDone={() => setChosen(null)}
        />
      )}
      <ol className="players">
        {there.map((player, index) => (
          <PlayerRow
            key={player.player}
            player={player}
            isWhole={isWhole(index)}
            {...(chosen === null
              ? {}
              : {
                  choice: {
                    isChosen: chosen.has(player.player),
                    onChoose: (isChosen) => choose(player.player, isChosen),
                  },
                })}
          />
        ))}
      </ol>
      {shown.length === 0 && <p className="empty">{page.people.foundNothing}</p>}
    </>
  )
}
