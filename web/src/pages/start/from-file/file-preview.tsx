import { regulationOf, regulations } from '@topcut/engine'
import type { FileLook } from '@topcut/protocol'
import { useRef, useState } from 'react'
import { Link } from '../../../route/link.tsx'
import { goTo } from '../../../route/route.ts'
import { pathOfEvent } from '../../../route/route-of.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { fromFileWords } from '../../../words/from-file.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'
import { RegulationField } from '../create/regulation-field.tsx'
import { today } from '../create/today.ts'
import { lookAtFile, takeFileOver } from './ask-file.ts'
import { FileReport } from './file-report.tsx'
import { howFar } from './how-far.ts'
import './file-preview.css'

type Props = { readonly file: File; readonly first: FileLook; readonly onClose: () => void }

type Doing =
  | { readonly kind: 'idle' | 'reading' | 'taking' }
  | { readonly kind: 'stopped'; readonly why: string }

/** A file of another tool, before it becomes a tournament: what it is, and the two ways on. */
export const FilePreview = ({ file, first, onClose }: Props) => {
  const words = useWords(fromFileWords)
  const { importing } = useWords(startWords)
  const [look, setLook] = useState(first)
  const [name, setName] = useState(first.name ?? file.name.replace(/\.[^.]*$/, '').slice(0, 80))
  const [date, setDate] = useState(first.date ?? today(new Date()))
  const [planned, setPlanned] = useState({ rounds: '', cut: '' })
  const [doing, setDoing] = useState<Doing>({ kind: 'idle' })
  const [isTried, setTried] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const isBusy = doing.kind === 'reading' || doing.kind === 'taking'
  const { against, already, regulation: id, rounds } = look
  const regulation = regulationOf(id) ?? regulations[0]

  const readBy = async (wanted: string) => {
    setDoing({ kind: 'reading' })
    const reply = await lookAtFile(file, wanted)
    if (reply.kind === 'ok') setLook(reply.body)
    setDoing(reply.kind === 'ok' ? { kind: 'idle' } : stopped(reply))
  }
  const take = async (way: 'finished' | 'going-on') => {
    setTried(true)
    if (name.trim() === '' || date === '') return
    setDoing({ kind: 'taking' })
    const plan = way === 'finished' || planned.rounds === '' ? {} : typedOf(planned)
    const wanted = { way, regulation: id, name: name.trim(), date, ...plan }
    const reply = await takeFileOver(file, wanted)
    if (reply.kind === 'ok') return goTo(pathOfEvent(reply.body.event))
    setDoing(stopped(reply))
  }
  const stopped = (
    reply: { readonly kind: 'problem'; readonly detail: string } | { readonly kind: 'unreachable' },
  ): Doing => ({
    kind: 'stopped',
    why: reply.kind === 'problem' ? reply.detail : importing.unreachable,
  })
  const counts = [
    words.players(look.players),
    ...(rounds === 0 ? [] : [words.rounds(rounds), words.matches(look.matches)]),
  ]
  const way = (kind: 'finished' | 'going-on', text: string, help: string) => (
    <div className="file-way">
      <Button
        tone={kind === 'going-on' ? 'next' : 'plain'}
        data-testid={`file-${kind}`}
        disabled={against[kind] !== null}
        isPending={isBusy}
        onClick={() => void take(kind)}
      >
        {text}
      </Button>
      <p className="muted">{against[kind] === null ? help : words.cannot(against[kind])}</p>
    </div>
  )

  return (
    <Dialog
      ref={dialog}
      className="file-preview"
      label={words.title(look.tool)}
      data-testid="file-preview"
      onClose={onClose}
      // The keys of the page behind it mean something else.
      onKeyDown={(key) => key.stopPropagation()}
    >
      <header>
        <div>
          <h2>{words.title(look.tool)}</h2>
          <p className="muted" translate="no">
            {file.name}
          </p>
        </div>
        <IconButton
          label={words.close}
          data-testid="file-close"
          onClick={() => dialog.current?.close()}
        >
          <Sign name="cross" />
        </IconButton>
      </header>
      <p className="file-far" data-testid="file-far">
        <b>{counts.join(' · ')}</b> {howFar(look, words)}
      </p>
      {already.length > 0 && (
        <Note tone="warn" data-testid="file-already">
          {words.already}{' '}
          {already.map((one) => (
            <Link key={one.event} href={pathOfEvent(one.event)} translate="no">
              {one.name}
            </Link>
          ))}
        </Note>
      )}
      <div className="file-fields">
        <TextField
          label={words.name}
          data-testid="file-name"
          maxLength={80}
          value={name}
          onChange={setName}
          error={isTried && name.trim() === '' ? words.nameMissing : undefined}
        />
        <TextField
          label={words.date}
          type="date"
          data-testid="file-date"
          value={date}
          onChange={setDate}
          error={isTried && date === '' ? words.dateMissing : undefined}
        />
        <RegulationField
          regulation={regulation}
          hint={words.recognised(look.why)}
          onChange={(chosen) => void readBy(chosen.id)}
        />
        {rounds > 0 && look.isOpenEnded && (
          <>
            <TextField
              label={words.planned}
              hint={words.plannedHelp}
              type="number"
              inputMode="numeric"
              min={rounds}
              data-testid="file-rounds"
              value={planned.rounds}
              onChange={(typed) => setPlanned({ ...planned, rounds: typed })}
            />
            <TextField
              label={words.cutTo}
              type="number"
              inputMode="numeric"
              min={2}
              data-testid="file-cut"
              value={planned.cut}
              onChange={(typed) => setPlanned({ ...planned, cut: typed })}
            />
          </>
        )}
      </div>
      <FileReport look={look} />
      <footer>
        {way(
          'going-on',
          rounds === 0 ? words.begin : words.goOn,
          rounds === 0 ? words.beginHelp : words.goOnHelp,
        )}
        {rounds > 0 && way('finished', words.finished, words.finishedHelp)}
        <p role="status" className="muted">
          {doing.kind === 'reading'
            ? words.readingAgain
            : doing.kind === 'taking'
              ? words.taking
              : ''}
        </p>
        {doing.kind === 'stopped' && (
          <Note tone="wrong" role="alert" data-testid="file-trouble">
            {doing.why}
          </Note>
        )}
      </footer>
    </Dialog>
  )
}

const typedOf = ({ rounds, cut }: { readonly rounds: string; readonly cut: string }) =>
  cut === '' ? { rounds } : { rounds, cut }
