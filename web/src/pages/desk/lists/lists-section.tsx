import { type ListView, listsView, type PlayerId } from '@topcut/engine'
import { type Ref, useEffect, useMemo, useRef, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { useEventCards } from '../../../leader/list/use-event-cards.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { useLongList, useNear } from '../../../ui/long-list.ts'
import { Sign } from '../../../ui/sign.tsx'
import { Table } from '../../../ui/table.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { ListPanel } from './list-panel.tsx'
import { type ListFilter, listCounts, listSigns, listStateOf, nextWithout } from './list-state.ts'
import { listSummary } from './list-summary.ts'
import { ListsAbout } from './lists-about.tsx'
import '../../../parts/list/lists.css'

type RowProps = {
  readonly view: ListView
  readonly isOpen: boolean
  readonly onOpen: () => void
}

type WholeProps = RowProps & {
  readonly ref: Ref<HTMLTableRowElement>
  readonly number: number | undefined
  readonly name: string
}

const WholeRow = ({ ref, view, number, name, isOpen, onOpen }: WholeProps) => {
  const words = useWords(deskWords)
  const now = listStateOf(view)
  const { sign, tone } = listSigns[now]
  const { findings, list } = view
  return (
    <tr
      ref={ref}
      className={isOpen ? 'here' : undefined}
      data-testid={`list-${number}`}
      data-player={view.player}
    >
      <td className="t num">{number}</td>
      <th scope="row">
        <Button
          tone="explains"
          className="name"
          aria-expanded={isOpen}
          title={name}
          onClick={onOpen}
        >
          {name}
        </Button>
      </th>
      <td className="muted summary">{list === null ? '' : listSummary(words, list)}</td>
      <td>
        <span className={`state ${tone}`}>
          <Sign name={sign} />
          {now === 'findings'
            ? words.page.before.findingsCount(findings.length)
            : words.page.before.listState[now]}
        </span>
      </td>
    </tr>
  )
}

/** Whoever has closed a list goes on from its row: the table was gone, and with it where they were. */
const useWayBack = (open: PlayerId | null) => {
  const table = useRef<HTMLDivElement>(null)
  const before = useRef(open)
  useEffect(() => {
    const left = before.current
    before.current = open
    // Who fills in something else meanwhile keeps the keyboard.
    if (open !== null || left === null || document.activeElement !== document.body) return
    const row = table.current?.querySelector(`[data-player="${CSS.escape(left)}"]`)
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector('button')?.focus({ preventScroll: true })
  }, [open])
  return table
}

/** Far from the window, number and name alone. */
const Row = ({ isWhole, ...row }: RowProps & { readonly isWhole: boolean }) => {
  const { state, names } = useLeading()
  const [ref, isNear] = useNear<HTMLTableRowElement>(isWhole)
  const { player } = row.view
  const number = state.players.get(player)?.number
  const name = names.player(player)
  if (isNear) return <WholeRow ref={ref} number={number} name={name} {...row} />
  return (
    <tr ref={ref} data-testid={`list-${number}`} data-player={player}>
      <td className="t num">{number}</td>
      <th scope="row">{name}</th>
    </tr>
  )
}

/** Every list: whether it is there, what speaks against it, and the one that is entered or read. */
export const ListsSection = () => {
  const { state } = useLeading()
  const { page, heading, term } = useWords(deskWords)
  const [filter, setFilter] = useState<ListFilter>('all')
  const [open, setOpen] = useState<PlayerId | null>(null)
  const table = useWayBack(open)
  const cards = useEventCards()
  const views = useMemo(
    () => listsView(state, { role: 'organizer' }, cards ?? null),
    [state, cards],
  )
  const counts = listCounts(views)
  // A state that nobody is in any more would leave an empty page.
  const chosen = counts.some(([one]) => one === filter) ? filter : 'all'
  const shown = views.filter((view) => chosen === 'all' || listStateOf(view) === chosen)
  const { there, isWhole } = useLongList(shown)
  const opened = views.find(({ player }) => player === open)

  if (views.length === 0) {
    return (
      <>
        <header className="bar">
          <h2>{heading('lists')}</h2>
        </header>
        <p className="empty">{term('empty.players')}</p>
      </>
    )
  }
  const panel = opened !== undefined && (
    <ListPanel
      key={opened.player}
      view={opened}
      isAlone={cards !== null}
      onClose={() => setOpen(null)}
      // Whoever has closed it meanwhile wants no other one opened.
      onHandedIn={() => setOpen((now) => (now === opened.player ? nextWithout(views, now) : now))}
    />
  )
  // Beside the cards of one list there is no room for all of them. Also while they are on their way:
  // moved once they are there, the panel would forget what was typed into it.
  if (panel !== false && cards !== null) return panel
  const tab = (one: ListFilter, text: string, count: number) => ({
    value: one,
    text: `${text} ${count}`,
    testId: `lists-${one}`,
  })
  return (
    <>
      <header className="bar">
        <h2>{heading('lists')}</h2>
        <Choice
          label={heading('lists')}
          value={chosen}
          options={[
            tab('all', page.before.filterAll, views.length),
            ...counts.map(([one, count]) => tab(one, page.before.listState[one], count)),
          ]}
          onChange={setFilter}
        />
      </header>
      <ListsAbout />
      <div className={opened === undefined ? 'lists' : 'lists with-panel'}>
        <div ref={table} className="list-table">
          <Table>
            <thead>
              <tr>
                <th scope="col" className="num">
                  <span className="vh">{heading('player-number')}</span>
                </th>
                <th scope="col">{heading('player')}</th>
                <th scope="col">{page.before.list}</th>
                <th scope="col">{heading('status')}</th>
              </tr>
            </thead>
            <tbody>
              {there.map((view, index) => (
                <Row
                  key={view.player}
                  isWhole={isWhole(index)}
                  view={view}
                  isOpen={view.player === open}
                  onOpen={() => setOpen(view.player === open ? null : view.player)}
                />
              ))}
            </tbody>
          </Table>
        </div>
        {panel || <p className="empty choose">{page.before.choosePlayer}</p>}
      </div>
    </>
  )
}
