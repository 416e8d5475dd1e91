import {
  type Command,
  freePlaces,
  openRound,
  type Refusal,
  rulesOf,
  teamSize,
  waitingList,
} from '@topcut/engine'
import { buttonLabel, refusalSentence } from '@topcut/protocol/words'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Asker } from '../../../leader/asker.ts'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { useDraft } from '../../../state/drafts.ts'
import { newId } from '../../../state/sending/new-id.ts'
import { type Trouble, troubleOf } from '../../../state/sending/outbox.ts'
import { Button } from '../../../ui/button.tsx'
import { AreaField, CheckField, SelectField } from '../../../ui/field.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { Note } from '../../../ui/note.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { useDroppedFile } from '../../../ui/use-dropped-file.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { namesField } from '../tables/focus.ts'
import { wishRule } from './apart.ts'
import { fileText } from './file-text.ts'
import { asItLooks, leftTyped, personsTyped, readingOfFile, sharedNames } from './persons-typed.ts'
import { ReadingFields } from './reading-fields.tsx'
import { type Registration, registrations, type Wishes } from './registrations.ts'
import { savePerson } from './save-person.ts'
import { TypedPreview } from './typed-preview.tsx'

type Late = NonNullable<Wishes['late']>

/** For those who are only asked about: ids that nobody has are drawn when they are sent. */
const placeholders = (): (() => string) => {
  let n = 0
  return () => `typed-${++n}`
}

/** Why somebody on the list cannot come, before anybody is sent. */
const firstRefusal = (ask: Asker, asked: readonly Registration[]): Refusal | null => {
  // Who it is makes no difference, what is asked for does: one of each kind is enough.
  const kinds = new Map(asked.map(({ parcel }) => [wishedIn(parcel.command), parcel.command]))
  for (const command of kinds.values()) {
    const decision = ask(command)
    if (!decision.granted) return decision.refusal
  }
  return null
}

const wishedIn = (command: Command): string =>
  Object.entries(command)
    .filter(([key]) => key !== 'kind' && key !== 'player')
    .map(([key, value]) => (key === 'members' ? `${value} members` : key))
    .join()

/** A list in: players before the start, late entries after it. */
export const AddPlayers = () => {
  const { workplace, state, people, names, ask, actAll } = useLeading()
  const { page, language } = useWords(deskWords)
  const [text, setText] = useDraft(`${workplace.event}.names`, '')
  const [reading, setReading] = useState(asItLooks)
  const [unread, setUnread] = useState<string | null>(null)
  const [haveByes, setByes] = useState(false)
  const [areTogether, setTogether] = useState(false)
  const [joins, setJoins] = useState<Late>('next-round')
  const [done, setDone] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const isLate = state.stages.length > 0
  const { bye } = rulesOf(state.created).regulation
  const knowsByes = !isLate && bye.earned !== null
  const rule = isLate ? null : wishRule(state)
  const knowsWishes = rule !== null
  const inTeams = teamSize(state.created) !== null
  const typed = useMemo(() => personsTyped(text, inTeams, reading), [text, inTeams, reading])
  // While they are being registered, each of them is on the list already: once.
  const shared = done === null ? sharedNames(typed, people) : []
  const hasColumns = typed.some(
    ({ club, nickname, contact, group, hasBye, members }) =>
      hasBye || members.length > 0 || `${club}${nickname}${contact}${group}` !== '',
  )
  // A comma may part a name from a town, or be part of the name: nobody is registered unseen by it.
  const mayHaveColumns = hasColumns || reading !== asItLooks || text.includes(',')
  const running = openRound(state)?.status === 'published'
  const late = running ? joins : 'next-round'
  const known = knowsWishes ? typed : typed.map((one) => ({ ...one, group: '' }))
  const wishes: Wishes = {
    haveByes: knowsByes && haveByes,
    areTogether: knowsWishes && areTogether,
    ...(isLate ? { late } : {}),
  }
  const refusal = firstRefusal(ask, registrations(known, wishes, placeholders()))
  // Once players are there, it is them one looks at: the field grows as soon as somebody types.
  const isBrief = text === '' && state.players.size > 0
  const free = isLate ? null : freePlaces(state)
  const waits = waitingList(state).length > 0 ? typed.length : typed.length - (free ?? typed.length)

  // Nothing else can be done yet: a list that was copied elsewhere is pasted without a press.
  const begin = useEffectEvent(() => {
    const isFree = document.activeElement === document.body
    if (state.players.size === 0 && isFree) document.getElementById(namesField)?.focus()
  })
  useEffect(begin, [])

  const register = async (override?: string) => {
    if (done !== null || typed.length === 0) return
    setDone(0)
    const asked = registrations(known, wishes, newId)
    const outcomes = await actAll(
      asked.map(({ parcel }) => (override === undefined ? parcel : { ...parcel, override })),
      page.registeredMany,
      setDone,
    )
    const taken = asked.filter((_, index) => outcomes[index]?.kind === 'granted')
    for (const { player, person } of taken) {
      if (person !== null) await savePerson(workplace, player, person)
    }
    // Whoever was not taken stays in the field, so that nothing has to be typed again.
    const left = leftTyped(text, inTeams, (index) => outcomes[index]?.kind !== 'granted', reading)
    if (taken.length > 0) setText(left === '' ? null : left)
    setTrouble(outcomes.map(troubleOf).find((one) => one !== null) ?? null)
    setDone(null)
    // The next names are the usual ones again: earned byes and groups are rare.
    if (left === '') {
      setReading(asItLooks)
      setByes(false)
      setTogether(false)
    }
    // Whoever has gone on to another field meanwhile keeps it.
    const field = document.getElementById(namesField)
    const at = document.activeElement
    if (at === document.body || field?.closest('form')?.contains(at)) field?.focus()
  }

  const take = async (file: File | undefined) => {
    if (file === undefined || done !== null) return
    const read = await fileText(file)
    setUnread(read === null ? file.name : null)
    if (read === null) return
    setReading(readingOfFile(file.name, read))
    setText(read)
  }

  const isOver = useDroppedFile((file) => void take(file))

  const button =
    typed.length === 0
      ? buttonLabel(language, isLate ? 'register-late-player' : 'register-player')
      : isLate
        ? page.registerLateMany(typed.length)
        : page.registerMany(typed.length)

  return (
    <>
      <form
        className={['add-players', isOver && 'is-over', isBrief && 'is-brief']
          .filter(Boolean)
          .join(' ')}
        onSubmit={(submit) => {
          submit.preventDefault()
          if (typed.length === 0) document.getElementById(namesField)?.focus()
          else void register()
        }}
      >
        <AreaField
          className={null}
          id={namesField}
          label={isLate ? page.lateLabel : page.namesLabel}
          data-testid="add-players"
          rows={Math.min(8, Math.max(isLate || isBrief ? 1 : 3, typed.length + 1))}
          maxLength={undefined}
          readOnly={done !== null}
          spellCheck={false}
          value={text}
          onChange={setText}
        />
        {unread !== null && <Note tone="wrong">{page.people.unreadFile(unread)}</Note>}
        {mayHaveColumns && (
          <>
            <TypedPreview typed={known} shared={shared} />
            <ReadingFields {...{ text, inTeams, reading }} onChange={setReading} />
          </>
        )}
        {!knowsWishes && typed.some(({ group }) => group !== '') && (
          <p className="muted">{page.people.noGroups}</p>
        )}
        {knowsByes && !isBrief && (
          <CheckField className="wide" data-testid="earned-bye" value={haveByes} onChange={setByes}>
            {page.earnedBye} <RuleIds rules={[bye.earned?.rule]} />
          </CheckField>
        )}
        {knowsWishes && !isBrief && (
          <CheckField
            className="wide"
            data-testid="came-together"
            value={areTogether}
            onChange={setTogether}
          >
            {page.people.together} <RuleIds rules={[rule]} />
          </CheckField>
        )}
        {running && (
          <SelectField<Late>
            label={page.people.joins}
            data-testid="late-joins"
            value={joins}
            choices={[
              ['next-round', page.people.joinsNext],
              ['running-round', page.people.joinsRunning],
            ]}
            onChange={setJoins}
          />
        )}
        <div className="add-do">
          <Button type="submit" data-testid="add-players-button">
            {done === null ? button : page.progress(done, typed.length)}
          </Button>
          <FileField
            label={page.people.fromFile}
            accept=".csv,.tsv,.txt,.xlsx,.ods"
            data-testid="players-file"
            isPending={done !== null}
            onChoose={(file) => void take(file)}
          />
          <p className="faint">
            {page.people.dropFile}.{' '}
            {!isBrief && (
              <>
                {page.namesHint} {inTeams ? page.people.teamColumnsHint : page.people.columnsHint}
              </>
            )}
          </p>
        </div>
        {refusal !== null && done === null && trouble === null && (
          <Note tone="wrong" aria-live="polite" data-testid="said">
            <RuledText>{refusalSentence(language, refusal, names)}</RuledText>
          </Note>
        )}
        {!isLate && waits > 0 && (
          <Note tone="warn" data-testid="will-wait">
            {page.people.willWait(waits)}
          </Note>
        )}
        {shared.length > 0 && <Note tone="warn">{page.sharedNames(shared.join(', '))}</Note>}
      </form>
      {trouble !== null && (
        <div className="add-trouble">
          <TroubleNote trouble={trouble} onOverride={register} />
        </div>
      )}
    </>
  )
}
