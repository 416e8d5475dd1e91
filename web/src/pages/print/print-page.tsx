import { type EventId, type EventState, rulesOf } from '@topcut/engine'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import { codeLine } from '../../leader/code-of-record.ts'
import { FollowedEvent } from '../../leader/followed-event.tsx'
import { useLeading } from '../../leader/leading.ts'
import { usePublicNames } from '../../leader/names/use-public-names.ts'
import { type Sheet, sheet, sheets } from '../../leader/print/sheets.ts'
import { beginAnewWhenBack } from '../../route/begin-anew-when-back.ts'
import { Link } from '../../route/link.tsx'
import { pathOfEvent } from '../../route/route-of.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { TopBand } from '../../ui/band/top-band.tsx'
import { Button } from '../../ui/button.tsx'
import { deskWords } from '../../words/desk.ts'
import { bringWords } from '../../words/later/bring-words.ts'
import { posterWords } from '../../words/poster.ts'
import { printWords } from '../../words/print.ts'
import { useWords, useWordsHere } from '../../words/use-words.ts'
import { nothingToPrint } from './leaf/nothing-yet.tsx'
import { PaperContext } from './paper-context.ts'
import { paperSizes, pixels } from './paper-size.ts'
import { PrintFields } from './print-fields.tsx'
import { printOptions } from './print-options.ts'
import { sheetPages } from './sheet-pages.ts'
import './print-desk.css'

/** The grey beside the paper, in pixels. */
const margin = 12

/** How much smaller than paper the preview has to be. */
const useZoom = (across: number) => {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(across)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const watch = new ResizeObserver(() => setRoom(element.clientWidth))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return { place, zoom: Math.min(1, (room - 2 * margin) / across) }
}

/** The latest, but nobody hangs up standings of which half is still to be played. */
const usualRound = ({ rounds }: EventState, chosen: Sheet): number => {
  const closed = rounds.filter(({ status }) => status === 'closed').length
  return chosen === 'standings' && closed > 0 ? closed : rounds.length
}

/** When this state was first drawn, however often it is drawn again. */
const useMomentOf = (state: EventState): number => {
  const [at, setAt] = useState(() => Date.now())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is another moment
  useEffect(() => setAt(Date.now()), [state])
  return at
}

/** The sheets to choose from, what they can look like, and the paper on grey. */
const PrintDesk = () => {
  const { workplace, event: held, state, people, names: full } = useLeading()
  const { event } = workplace
  const words = useWords(deskWords)
  const own = useWords(printWords)
  const poster = useWords(posterWords)
  const options = useStateOf(printOptions)
  const chosen = useStateOf(sheet)
  const isNothing = useStateOf(nothingToPrint)
  const [round, setRound] = useState<number | null>(null)
  const posted = usePublicNames(options.fullNames ? 'full' : 'asked')
  const asked = options.language ?? words.language
  useEffect(() => void bringWords(asked).catch(beginAnewWhenBack), [asked])
  const language = useWordsHere().has(asked) ? asked : words.language
  const asOf = useMomentOf(state)
  const { size, lists, isBlank } = options
  const shown = state.rounds[(round ?? usualRound(state, chosen)) - 1] ?? null
  const paper = useMemo(() => {
    const { terms } = rulesOf(state.created).regulation
    const inLanguage = { words: deskWords(language, terms), print: printWords(language, terms) }
    const of = { event, state, people, names: full, posted, round: shown, asOf }
    const code = codeLine(inLanguage.words, held)
    return { ...of, ...inLanguage, code, size, lists, isBlank }
  }, [event, held, state, people, full, posted, language, size, shown, lists, isBlank, asOf])
  const { width, height } = paperSizes[options.size]
  const { isLandscape, Pages } = sheetPages[chosen]
  const across = pixels(isLandscape ? height : width)
  const { place, zoom } = useZoom(across)
  useEffect(() => {
    document.title = `${state.created.name} – ${own.sheets[chosen]}`
  }, [state, own, chosen])
  return (
    <div className="print-page">
      <TopBand>
        <Link href={pathOfEvent(event)} className="event">
          <span translate="no">{state.created.name}</span>
        </Link>
      </TopBand>
      <main className="print-desk">
        <div className="print-choice">
          <div className="print-head">
            <h1>{words.heading('print')}</h1>
            {isNothing ? (
              <p className="muted" data-testid="nothing-to-print">
                {own.nothingToPrint}
              </p>
            ) : (
              <Button tone="next" data-testid="print" onClick={() => window.print()}>
                {words.term('print')}
              </Button>
            )}
          </div>
          <nav aria-label={own.choose}>
            {sheets.map((one) => (
              <a
                key={one}
                href={`#${one}`}
                aria-current={one === chosen ? 'page' : undefined}
                data-testid={`sheet-${one}`}
                onClick={(press) => {
                  press.preventDefault()
                  sheet.replace(one)
                }}
              >
                {own.sheets[one]}
              </a>
            ))}
            <Link href={pathOfEvent(event, 'poster')}>{poster.title}</Link>
          </nav>
          <p className="muted">{own.about[chosen]}</p>
          <PrintFields
            sheet={chosen}
            options={options}
            round={paper.round?.number ?? null}
            state={state}
            onRound={setRound}
          />
        </div>
        <div className="print-preview" ref={place} data-testid="preview" data-sheet={chosen}>
          <div className="print-leaves" style={{ '--zoom': zoom } as CSSProperties}>
            <PaperContext value={paper}>
              <Pages key={`${chosen} ${options.size} ${language}`} />
            </PaperContext>
          </div>
        </div>
      </main>
    </div>
  )
}

/** Everything an event needs on paper, as it stands at this moment. */
export const PrintPage = ({ event }: { readonly event: EventId }) => {
  useEffect(sheet.look, [])
  return (
    <FollowedEvent event={event}>
      <PrintDesk />
    </FollowedEvent>
  )
}
