import type { Keeping, ListedEvent } from '@topcut/protocol'
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { request } from '../../state/sending/request.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Popover } from '../../ui/popover.tsx'
import { Sign } from '../../ui/sign.tsx'
import { startWords } from '../../words/start.ts'
import { useWords } from '../../words/use-words.ts'
import './keep-event.css'

type Props = {
  readonly event: ListedEvent
  readonly onChanged: () => void
  readonly onDelete: () => void
}

/** Gives the focus back to the button it opened from. */
const closeMenu = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

/** Hidden, archived or neither; one press does each and one takes it back. For the owner. */
export const KeepEvent = ({ event: one, onChanged, onDelete }: Props) => {
  const { keeping } = useWords(startWords)
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
  const { event, isHidden, isArchived } = one
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
  const doings = [
    [
      'hide',
      isHidden ? keeping.show : keeping.hide,
      isHidden ? '' : keeping.hideHelp,
      () => void keep({ isHidden: !isHidden }),
    ],
    [
      'archive',
      isArchived ? keeping.takeOut : keeping.archive,
      isArchived ? '' : keeping.archiveHelp,
      () => void keep({ isArchived: !isArchived }),
    ],
    ['delete', keeping.remove, keeping.removeHelp, onDelete],
  ] as const
  return (
    <>
      <div className="keep-event" ref={menu}>
        <Popover
          tone="quiet"
          size="small"
          isPending={isBusy}
          label={keeping.named(keeping.manage, one.name)}
          aria-label={keeping.named(keeping.manage, one.name)}
          data-testid={`keep-${event}`}
          content={doings.map(([name, text, help, give]) => (
            <Button
              key={name}
              tone="quiet"
              data-testid={`${name}-${event}`}
              onClick={(press) => {
                closeMenu(press)
                give()
              }}
            >
              {text}
              {help !== '' && <span className="faint">{help}</span>}
            </Button>
          ))}
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
