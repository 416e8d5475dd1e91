import {
  type MemberShown,
  type PlayerId,
  rulesOf,
  type ShownName,
  shortName,
  shownNameKinds,
  teamSize,
} from '@topcut/engine'
import type { PersonRequest } from '@topcut/protocol'
import { Fragment, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import type { Trouble } from '../../../state/sending/outbox.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { longestName, savePerson } from './save-person.ts'

/** A list in which one place is another; those before it that nobody filled in are empty. */
const withAt = <T,>(list: readonly T[], at: number, value: T, empty: T): readonly T[] =>
  Array.from({ length: Math.max(list.length, at + 1) }, (_, index) =>
    index === at ? value : (list[index] ?? empty),
  )

/** Who a player is, and how everybody but the leaders sees them. */
export const PersonForm = ({ player }: { readonly player: PlayerId }) => {
  const { workplace, state, people } = useLeading()
  const { page, term } = useWords(deskWords)
  const known = people.get(player)
  const [name, setName] = useState(known?.name ?? '')
  const [nickname, setNickname] = useState(known?.nickname ?? '')
  const [club, setClub] = useState(known?.club ?? '')
  const [contact, setContact] = useState(known?.contact ?? '')
  const [members, setMembers] = useState(known?.members ?? [])
  const [membersShown, setMembersShown] = useState(known?.membersShown ?? [])
  const [shown, setShown] = useState<ShownName | ''>(known?.shown ?? '')
  const [objects, setObjects] = useState(known?.objects ?? false)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<Trouble | 'saved' | null>(null)
  const size = teamSize(state.created)?.value ?? 0
  const { names } = rulesOf(state.created).regulation.people
  const examples = { full: name, short: shortName(name), nickname: nickname || '–' }

  const save = async () => {
    if (isBusy || name.trim() === '') return
    setBusy(true)
    const texts = Object.entries({ nickname, club, contact })
      .map(([key, text]) => [key, text.trim()] as const)
      .filter(([, text]) => text !== '')
    const named = members
      .map((member, index) => [member.trim(), membersShown[index] ?? null] as const)
      .filter(([member]) => member !== '')
    const asked = named.map(([, one]) => one)
    const person: PersonRequest = {
      name: name.trim(),
      ...Object.fromEntries(texts),
      ...(named.length === 0 ? {} : { members: named.map(([member]) => member) }),
      ...(asked.every((one) => one === null) ? {} : { membersShown: asked }),
      ...(shown === '' ? {} : { shown }),
      ...(objects ? { objects } : {}),
    }
    const reply = await savePerson(workplace, player, person)
    setBusy(false)
    setSaid(reply.kind === 'ok' ? 'saved' : reply)
  }

  return (
    <form
      className="fields give"
      onChange={() => setSaid(null)}
      onSubmit={(submit) => {
        submit.preventDefault()
        void save()
      }}
    >
      <TextField
        {...(size > 0 ? { className: 'field wide' } : {})}
        label={size > 0 ? page.people.teamName : page.people.personName}
        data-testid="person-name"
        maxLength={longestName}
        value={name}
        onChange={setName}
      />
      {Array.from({ length: Math.max(size, members.length) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places of a team stay where they are
        <Fragment key={index}>
          <TextField
            label={page.people.member(index + 1)}
            data-testid={`person-member-${index + 1}`}
            maxLength={longestName}
            value={members[index] ?? ''}
            onChange={(member) => setMembers(withAt(members, index, member, ''))}
          />
          <SelectField<NonNullable<MemberShown> | ''>
            label={page.people.memberShown(index + 1)}
            data-testid={`person-member-shown-${index + 1}`}
            value={membersShown[index] ?? ''}
            choices={[
              ['', page.people.shownAsTeam],
              ['full', `${page.people.shownNames.full}: ${members[index] ?? '–'}`],
              ['short', `${page.people.shownNames.short}: ${shortName(members[index] ?? '–')}`],
            ]}
            onChange={(one) =>
              setMembersShown(withAt(membersShown, index, one === '' ? null : one, null))
            }
          />
        </Fragment>
      ))}
      {size === 0 && (
        <TextField
          label={page.people.nickname}
          data-testid="person-nickname"
          maxLength={longestName}
          value={nickname}
          onChange={setNickname}
        />
      )}
      <TextField
        label={page.people.club}
        data-testid="person-club"
        maxLength={longestName}
        value={club}
        onChange={setClub}
      />
      <TextField
        label={page.people.contact}
        data-testid="person-contact"
        maxLength={200}
        value={contact}
        onChange={setContact}
      />
      <SelectField<ShownName | ''>
        className="field wide"
        label={size > 0 ? page.people.membersShown : page.people.shownName}
        data-testid="person-shown"
        value={shown}
        choices={[
          ['', page.people.shownUsual],
          ...shownNameKinds
            .filter((one) => size === 0 || one !== 'nickname')
            .map(
              (one) =>
                [
                  one,
                  size > 0
                    ? page.people.shownNames[one]
                    : `${page.people.shownNames[one]}: ${examples[one]}`,
                ] as const,
            ),
        ]}
        onChange={setShown}
      />
      <CheckField
        className="wide"
        data-testid="person-objects"
        value={objects}
        onChange={setObjects}
      >
        {page.people.objects} <RuleIds rules={[names?.least.rule, names?.full.rule]} />
      </CheckField>
      <div className="give-do wide">
        <Button type="submit" data-testid="person-save" isPending={isBusy}>
          {isBusy ? term('saving') : page.people.savePerson}
        </Button>
        {said === 'saved' && <span className="good">{term('saved')}</span>}
      </div>
      {said !== null && said !== 'saved' && <TroubleNote trouble={said} />}
    </form>
  )
}
