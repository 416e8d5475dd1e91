import { StrictMode, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { openState } from '../state/state.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { Button, buttonClass, IconButton } from './button.tsx'
import { Choice, Segments } from './choice.tsx'
import { Combobox } from './combobox.tsx'
import { CopyButton } from './copy-button.tsx'
import { deskSigns } from './desk-signs.ts'
import { Dialog } from './dialog.tsx'
import { AreaField, CheckField, RadioField, SelectField, TextField } from './field.tsx'
import { FileField } from './file-field.tsx'
import { useLongList, useNear } from './long-list.ts'
import { Note, Pill } from './note.tsx'
import { Popover } from './popover.tsx'
import { RuleHost } from './rule/rule-host.tsx'
import { RuleIds } from './rule-ids.tsx'
import { RuledText } from './ruled-text.tsx'
import { addSigns, Sign } from './sign.tsx'
import { Table } from './table.tsx'
import { Tabs } from './tabs.tsx'
import { Toast } from './toast.tsx'
import './every-page.ts'

const fruits = ['Apple', 'Banana', 'Cherry', 'Date'].map((text) => ({ value: text, text }))
const withoutCherry = fruits.map((one) => ({ ...one, isDisabled: one.value === 'Cherry' }))

const Buttons = () => {
  const [pressed, setPressed] = useState(0)
  const [isPending, setPending] = useState(false)
  return (
    <form
      aria-label="Buttons"
      onSubmit={(submit) => {
        submit.preventDefault()
        setPressed(pressed + 1)
      }}
    >
      <output data-testid="pressed">{pressed}</output>
      <Button tone="next" type="submit" isPending={isPending} data-testid="send">
        Send <Sign name="right" />
      </Button>
      <Button data-testid="begin" onClick={() => setPending(!isPending)}>
        Begin
      </Button>
      <Button size="small">Small</Button>
      <Button tone="quiet">Quiet</Button>
      <Button tone="explains">12</Button>
      <Button size="big" tone="next">
        Big
      </Button>
      <Button size="line">Line</Button>
      <IconButton label="Remove">×</IconButton>
      <a className={buttonClass({ size: 'small' })} href="#there">
        There
      </a>
    </form>
  )
}

const Fields = () => {
  const [name, setName] = useState('')
  const [number, setNumber] = useState('')
  const [many, setMany] = useState('')
  const [tier, setTier] = useState<'a' | 'b' | 'gone'>('gone')
  const [isTicked, setTicked] = useState(false)
  const [way, setWay] = useState('leave')
  const [files, setFiles] = useState<readonly string[]>([])
  return (
    <form aria-label="Fields" className="fields">
      <TextField label="Name" hint="As on the slip" value={name} onChange={setName} />
      <TextField
        label="Table"
        digits={4}
        value={number}
        onChange={setNumber}
        error={number === '13' ? 'There is no table 13.' : undefined}
      />
      <AreaField label="Missions" rows={3} maxRows={5} value={many} onChange={setMany} />
      <SelectField
        label="Tier"
        value={tier}
        onChange={setTier}
        choices={[
          ['a', 'Casual'],
          ['b', 'Premier'],
        ]}
      />
      <CheckField value={isTicked} onChange={setTicked}>
        Paid
      </CheckField>
      <fieldset>
        <legend>What happens</legend>
        {['leave', 'repair'].map((one) => (
          <RadioField key={one} name="way" value={one === way} onChoose={() => setWay(one)}>
            {one}
          </RadioField>
        ))}
      </fieldset>
      <FileField
        label="Choose a file"
        data-testid="file"
        onChoose={(file) => setFiles([...files, file?.name ?? ''])}
      />
      <output data-testid="files">{files.join(' ')}</output>
    </form>
  )
}

const Choices = () => {
  const [fruit, setFruit] = useState<string | null>(null)
  const [thumb, setThumb] = useState('Apple')
  const [tab, setTab] = useState('Apple')
  return (
    <section aria-label="Choices">
      <output data-testid="chosen">{fruit ?? 'nothing'}</output>
      <Choice label="Fruit" value={fruit} options={withoutCherry} onChange={setFruit} />
      <Segments
        label="By thumb"
        isLabelShown
        hint="Whichever is ripe"
        value={thumb}
        options={withoutCherry}
        onChange={setThumb}
      />
      <Tabs label="Fruits" value={tab} tabs={withoutCherry} onChange={setTab}>
        All about {tab}
      </Tabs>
    </section>
  )
}

const Opened = () => {
  const [isOpen, setOpen] = useState(false)
  const [isGone, setGone] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <section aria-label="What opens">
      <Button data-testid="open" onClick={() => setOpen(true)}>
        Open
      </Button>
      {isOpen && (
        <Dialog label="Question" ref={dialog} isDismissable onClose={() => setOpen(false)}>
          <TextField label="Reason" value="" onChange={() => {}} />
          <Button onClick={() => dialog.current?.close()}>Close</Button>
          <Button onClick={() => setOpen(false)}>Take away</Button>
          <p>
            A bye counts 5. <RuleIds rules={['XWEN-57']} />
          </p>
        </Dialog>
      )}
      <Popover label="Why 12" content={<Button onClick={() => setGone(true)}>Less</Button>}>
        12
      </Popover>
      {!isGone && (
        <Toast tone="wrong" close="Understood" onClose={() => setGone(true)}>
          Not taken
        </Toast>
      )}
    </section>
  )
}

const Found = () => {
  const [query, setQuery] = useState('')
  const [taken, setTaken] = useState('')
  const lines = withoutCherry
    .filter(({ text }) => text.toLowerCase().includes(query))
    .map(({ text, isDisabled }) => ({ key: text, content: text, isDisabled }))
  return (
    <section aria-label="Find">
      <output data-testid="taken">{taken}</output>
      <Combobox
        label="Find"
        testId="find"
        value={query}
        onChange={setQuery}
        lines={lines}
        onTake={({ key }) => setTaken(key)}
      />
    </section>
  )
}

const counts = openState({ first: 0, second: 0 })
let drawings = 0

/** Looks at one of two numbers, and counts how often it is drawn. */
const Selected = () => {
  const first = useStateOf(counts, (now) => now.first)
  drawings += 1
  return (
    <output data-testid="selected">
      {first} {drawings}
    </output>
  )
}

const Selecting = () => {
  const count = (which: 'first' | 'second') => () =>
    counts.set({ ...counts.get(), [which]: counts.get()[which] + 1 })
  return (
    <section aria-label="Selecting">
      <Selected />
      <Button onClick={count('first')}>Count first</Button>
      <Button onClick={count('second')}>Count second</Button>
    </section>
  )
}

const numbers = Array.from({ length: 1000 }, (_, index) => index + 1)

type LongRowProps = { readonly place: number; readonly isWhole: boolean }

const LongRow = ({ place, isWhole }: LongRowProps) => {
  const [ref, isNear] = useNear<HTMLTableRowElement>(isWhole)
  const [isOpen, setOpen] = useState(false)
  return (
    <tr ref={ref} data-testid="row">
      <td className="num">{place}</td>
      <th scope="row">Player {place}</th>
      {isNear && (
        <td data-testid="whole">
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Open {place}
          </Button>
        </td>
      )}
    </tr>
  )
}

const Long = () => {
  const { there, isWhole } = useLongList(numbers)
  return (
    <Table aria-label="Places">
      <thead>
        <tr>
          <th className="num">Place</th>
          <th>Player</th>
          <th>More</th>
        </tr>
      </thead>
      <tbody>
        {there.map((place, index) => (
          <LongRow key={place} place={place} isWhole={isWhole(index)} />
        ))}
      </tbody>
    </Table>
  )
}

const EveryControl = () => {
  const [isLong, setLong] = useState(false)
  return (
    <main>
      <h1>Every control</h1>
      <Buttons />
      <Fields />
      <Choices />
      <Opened />
      <Found />
      <Selecting />
      <Note tone="good">Entered</Note>
      <Note tone="warn">Late</Note>
      <Note tone="wrong">
        Refused <RuleIds rules={['DOC-1']} />
      </Note>
      <p>
        <RuledText>Too many points. (XWEN-21)</RuledText>
      </p>
      <CopyButton text="copied">Copy</CopyButton>
      <p>
        Anna gets 5. <RuleIds rules={['XWEN-50', 'XWEN-49']} />
      </p>
      <Pill>Seed 1</Pill> <Pill tone="good">Paid</Pill> <Pill tone="warn">−1</Pill>
      <Button data-testid="long" onClick={() => setLong(true)}>
        Long table
      </Button>
      {isLong && <Long />}
      <RuleHost />
    </main>
  )
}

addSigns(deskSigns)

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <EveryControl />
  </StrictMode>,
)
