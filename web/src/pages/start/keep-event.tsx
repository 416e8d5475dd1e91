import type { Keeping, ListedEvent } from '@topcut/protocol'
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link } from '../../route/link.tsx'
import { pathOfEvent } from '../../route/route-of.ts'
import { request } from '../../state/sending/request.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Popover } from '../../ui/popover.tsx'
import { Sign, type SignName } from '../../ui/sign.tsx'
import { startWords } from '../../words/start.ts'
import { useWords } from '../../words/use-words.ts'
import './keep-event.css'

/** What a row asks of the page around it. */
export type RowDoings = {
  readonly onChanged: () => void
  readonly onDelete: (event: ListedEvent) => void
  readonly onCancel: (event: ListedEvent) => void
  readonly onDuplicate: (event: ListedEvent) => void
}

type Props = RowDoings & { readonly event: ListedEvent }

/** Gives the focus back to the button it opened from. */
const closeMenu = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

type Doing = readonly [name: string, sign: SignName, text: string, help: string, give: () => void]

/** Everything else that can be done to an event, the same in every row. For the owner. */
export const KeepEvent = ({ event: one, onChanged, onDelete, onCancel, onDuplicate }: Props) => {
  const { keeping, home } = useWords(startWords)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const menu = useRef<HTMLDivElement>(null)
  // Where its line goes elsewhere or away, the keyboard would be nowhere.
  useLayoutEffect(() => {
    const shown = menu.current
    return () => {
      if (shown?.contains(document.activeElement)) document.getElementById('events')?.focus()
    }
  }, [])
  const { event, status, isHidden, isArchived } = one
  const keep = async (change: Partial<Keeping>) => {
    setBusy(true)
    const wanted = { isHidden, isArchived, ...change }
    const reply = await request<Keeping>('PUT', `/api/events/${event}/keeping`, wanted)
    setBusy(false)
    if (reply.kind === 'ok') onChanged()
    setTrouble(
      reply.kind === 'problem' ? reply.detail : reply.kind === 'ok' ? '' : keeping.unreachable,
    )
  }
  const isReadable = status !== 'unreadable'
  const isOpen = (status === 'to-come' || status === 'running') && !isArchived
  const duplicate: Doing = [
    'duplicate',
    'copy',
    home.duplicate,
    home.duplicateHelp,
    () => onDuplicate(one),
  ]
  const cancel: Doing = ['cancel', 'cross', home.cancel, home.cancelHelp, () => onCancel(one)]
  const doings: readonly Doing[] = [
    ...(isReadable ? [duplicate] : []),
    [
      'hide',
      'eye',
      isHidden ? keeping.show : keeping.hide,
      isHidden ? '' : keeping.hideHelp,
      () => void keep({ isHidden: !isHidden }),
    ],
    [
      'archive',
      'box',
      isArchived ? keeping.takeOut : keeping.archive,
      isArchived ? '' : keeping.archiveHelp,
      () => void keep({ isArchived: !isArchived }),
    ],
    ...(isOpen ? [cancel] : []),
    ['delete', 'bin', keeping.remove, keeping.removeHelp, () => onDelete(one)],
  ]
  const ways = [
    ['gear', home.settings, `${pathOfEvent(event)}#settings`],
    ['share', home.share, `${pathOfEvent(event)}#share`],
    ['wall', home.wall, pathOfEvent(event, 'wall')],
    ['print', home.print, pathOfEvent(event, 'print')],
  ] as const
  const label = keeping.named(home.moreActions, one.name)
  return (
    <>
      <div className="keep-event" ref={menu}>
        <Popover
          tone="quiet"
          size="small"
          isPending={isBusy}
          label={label}
          aria-label={label}
          data-testid={`keep-${event}`}
          content={
            <>
              {isReadable &&
                ways.map(([sign, text, href]) => (
                  <Link
                    key={sign}
                    className={buttonClass({ tone: 'quiet' })}
                    href={href}
                    data-testid={`${sign}-${event}`}
                  >
                    <Sign name={sign} />
                    {text}
                  </Link>
                ))}
              {doings.map(([name, sign, text, help, give]) => (
                <Button
                  key={name}
                  tone="quiet"
                  data-testid={`${name}-${event}`}
                  onClick={(press) => {
                    closeMenu(press)
                    give()
                  }}
                >
                  <Sign name={sign} />
                  {text}
                  {help !== '' && <span className="faint">{help}</span>}
                </Button>
              ))}
            </>
          }
        >
          <Sign name="more" />
        </Popover>
      </div>
      {trouble !== '' && (
        <Note tone="wrong" role="alert">
          {trouble}
        </Note>
      )}
    </>
  )
}
