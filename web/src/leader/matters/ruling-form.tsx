import {
  currentRound,
  type Infraction,
  infractions,
  matchesOf,
  type PenaltyKind,
  type PlayerId,
  penaltyKinds,
  type RuleId,
  type Ruling,
  rulesOf,
  wayOf,
} from '@topcut/engine'
import { buttonLabel } from '@topcut/protocol/words'
import { useState } from 'react'
import { useDraft } from '../../state/drafts.ts'
import { AreaField, CheckField, type Named, SelectField, TextField } from '../../ui/field.tsx'
import { capital } from '../../words/capital.ts'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { GiveForm } from '../forms/give-form.tsx'
import { PlayerField } from '../forms/player-field.tsx'
import { useLeading } from '../leading.ts'
import { useTableScore } from '../table/table-score.tsx'
import { begunMatter } from './begun-matter.ts'
import { matchText } from './match-text.ts'
import type { BegunMatter } from './matter-kinds.ts'
import { begunRuling, costsMatch, emptyRuling, matchesToLose, rulingFrom } from './ruling-draft.ts'

const subjects = ['dispute', 'conduct', 'component', 'collusion'] as const

type Props = Pick<BegunMatter, 'player' | 'call' | 'match' | 'penalty'>

/** A leader's decision, written down with what it is about and what it costs. */
export const RulingForm = ({ player, call, match: begunAt, penalty }: Props) => {
  const leading = useLeading()
  const { workplace, state, names } = leading
  const words = useWords(deskWords)
  const { page, label, language, heading } = words
  const called = call === undefined ? undefined : state.calls.get(call)
  const asked = called?.closedAt === null ? called : undefined
  const calledAt = asked?.match == null ? undefined : state.matches.get(asked.match)
  const [kept, keep] = useDraft(`${workplace.event}.ruling`, emptyRuling)
  // Kept from here on: somebody may close the call, or pair the next round, while this is written.
  const [begun] = useState(() => (begunAt === undefined ? calledAt : state.matches.get(begunAt)))
  const [draft, setDraft] = useState(
    () => begunRuling(player, asked !== undefined, begun?.table, penalty) ?? kept,
  )
  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part })
    keep({ ...draft, ...part })
  }
  const { rulings, scoring } = rulesOf(state.created).regulation
  const hasGames = wayOf(scoring.swiss).games > 1
  const ruleFor = <T extends string>(
    clauses: readonly { readonly value: readonly T[]; readonly rule: RuleId }[],
    chosen: T | '',
  ) => clauses.find(({ value }) => chosen !== '' && value.includes(chosen))?.rule
  const named = (key: Parameters<typeof label>[0]) => capital(language, label(key))
  const none = (text: string): Named<''> => ['', text]
  const matches = matchesToLose(state, draft.players)
  const isOffered = matches.some((one) => one.match === draft.match)
  const match = isOffered ? draft.match : (matches[0]?.match ?? '')
  const { table } = draft
  const round = currentRound(state)
  const atTable = round === null ? [] : matchesOf(state, round)
  const isWhereBegun = begun !== undefined && `${begun.table}` === table
  const seated = isWhereBegun ? begun : atTable.find((one) => `${one.table}` === table)
  const ruling = rulingFrom({ ...draft, match }, asked?.n)

  const list = (players: readonly PlayerId[]) => players.map(names.player).join(', ')
  const spared = seated?.players.filter((one) => !draft.players.includes(one)) ?? []

  const isRemoval = ruling?.withoutReplacement === true
  const onTable = useTableScore(draft.players[0] ?? '', isRemoval ? 'leaving' : null)

  return (
    <GiveForm
      command={ruling === null ? null : { kind: 'record-ruling', ruling, ...onTable.given }}
      missing={page.people.chooseMatch}
      button={buttonLabel(language, 'record-ruling')}
      rules={[
        ruleFor(rulings.infractions, draft.infraction),
        ruleFor(rulings.penalties, draft.penalty),
        ...(draft.overrules === '' ? [] : [rulings.mayOverrule.rule]),
      ]}
      onDone={() => {
        keep(null)
        setDraft(emptyRuling)
        begunMatter.set({ kind: 'ruling' })
      }}
    >
      {asked !== undefined && (
        <p className="wide">
          {page.people.answersCall}: <q>{asked.about}</q>
        </p>
      )}
      <SelectField<Ruling['about']>
        label={page.people.about}
        data-testid="ruling-about"
        value={draft.about}
        choices={subjects.map((one) => [one, named(`ruling.${one}`)])}
        onChange={(about) => change({ about })}
      />
      <TextField
        label={page.people.atTable}
        data-testid="ruling-table"
        inputMode="numeric"
        maxLength={4}
        value={table}
        onChange={(typed) => change({ table: typed.replace(/\D/g, '') })}
      />
      {[...draft.players, ''].slice(0, 4).map((one, index) => (
        <PlayerField
          // The place in the list is what the field is about, whoever stands there.
          // biome-ignore lint/suspicious/noArrayIndexKey: places keep their order
          key={index}
          label={index === 0 ? heading('player') : page.people.andPlayer}
          testId={`ruling-player-${index + 1}`}
          value={one as PlayerId | ''}
          first={seated?.players}
          isBegun={index === 0 && one === ''}
          only={({ player: id }) => id === one || !draft.players.includes(id)}
          onChange={(chosen) => {
            const players = draft.players.toSpliced(index, 1, ...(chosen === '' ? [] : [chosen]))
            change({ players })
          }}
        />
      ))}
      <AreaField
        label={page.people.rulingText}
        data-testid="ruling-text"
        data-begin={draft.players.length > 0 ? '' : undefined}
        rows={3}
        value={draft.text}
        onChange={(text) => change({ text })}
      />
      <SelectField<Infraction | ''>
        label={page.people.infraction}
        data-testid="ruling-infraction"
        value={draft.infraction}
        choices={[
          none(page.people.none),
          ...infractions.map((one): Named<Infraction> => [one, named(`infraction.${one}`)]),
        ]}
        onChange={(infraction) => change({ infraction })}
      />
      <SelectField<PenaltyKind | ''>
        label={capital(language, label('thing.penalty'))}
        data-testid="ruling-penalty"
        value={draft.penalty}
        choices={[
          none(page.people.none),
          ...penaltyKinds.map((one): Named<PenaltyKind> => [one, named(`penalty.${one}`)]),
        ]}
        onChange={(penalty) => change({ penalty })}
      />
      {costsMatch(draft.penalty) && (
        <SelectField
          label={heading('match')}
          data-testid="ruling-match"
          value={match}
          choices={[
            none(page.people.none),
            ...matches.map((one) => [one.match, matchText(words, leading, one)] as const),
          ]}
          onChange={(one) => change({ match: one })}
        />
      )}
      {draft.penalty === 'game-loss' && hasGames && (
        <TextField
          label={heading('game')}
          data-testid="ruling-game"
          inputMode="numeric"
          maxLength={2}
          value={draft.game}
          onChange={(typed) => change({ game: typed.replace(/\D/g, '') })}
        />
      )}
      <SelectField<NonNullable<Ruling['overrules']> | ''>
        label={page.people.setsAside}
        data-testid="ruling-overrules"
        value={draft.overrules}
        choices={[
          none(page.people.nothing),
          ['faq', named('overrules.faq')],
          ['rules', named('overrules.rules')],
        ]}
        onChange={(overrules) => change({ overrules })}
      />
      {draft.about === 'component' && (
        <CheckField
          className="wide"
          data-testid="ruling-without"
          value={draft.withoutReplacement}
          onChange={(withoutReplacement) => change({ withoutReplacement })}
        >
          {page.people.withoutReplacement}
        </CheckField>
      )}
      {onTable.fields}
      {draft.penalty !== '' && draft.players.length > 0 && (
        <p className="wide" data-testid="ruling-for">
          <b>{page.people.penaltyFor(named(`penalty.${draft.penalty}`), list(draft.players))}</b>{' '}
          {spared.length > 0 && page.people.noPenaltyFor(list(spared))}
        </p>
      )}
    </GiveForm>
  )
}
