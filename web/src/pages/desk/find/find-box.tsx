import { useCallback, useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { FindPalette } from './find-palette.tsx'
import './find.css'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null

/** Opens with `/` where nothing is being typed, with Ctrl K everywhere. */
export const FindBox = () => {
  const { page } = useWords(deskWords)
  const [{ turn, isOpen }, setOpened] = useState({ turn: 0, isOpen: false })
  const open = useCallback(() => setOpened(({ turn }) => ({ turn: turn + 1, isOpen: true })), [])
  // A browser tells late that a dialog was closed: by then it may have been opened anew.
  const close = (of: number) =>
    setOpened((now) => (now.turn === of ? { ...now, isOpen: false } : now))
  useEffect(() => {
    const hear = (key: KeyboardEvent) => {
      const isSlash = key.key === '/' && !key.ctrlKey && !key.metaKey && !isTyping(key.target)
      const isK = key.key.toLowerCase() === 'k' && (key.ctrlKey || key.metaKey)
      if (!isSlash && !isK) return
      key.preventDefault()
      open()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [open])
  return (
    <>
      <Button
        tone="bare"
        className="find-box"
        aria-keyshortcuts="/ Control+K"
        aria-label={page.people.find}
        data-testid="find"
        onClick={open}
      >
        <Sign name="find" />
        <span>{page.people.find}</span>
        <span className="key" aria-hidden="true">
          /
        </span>
      </Button>
      {isOpen && <FindPalette key={turn} onClose={() => close(turn)} />}
    </>
  )
}
