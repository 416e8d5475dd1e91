import { useEffect, useState } from 'react'
import { LanguageSwitch } from '../../ui/band/language-switch.tsx'
import { Button } from '../../ui/button.tsx'
import { hallWords } from '../../words/hall.ts'
import { useWords } from '../../words/use-words.ts'
import { type WallShow, wallShows } from './wall-show.ts'

const stay = 4_000

/** Whether somebody has just moved the mouse: a wall that hangs shows nothing to press. */
const useMoved = (): boolean => {
  const [isMoved, setMoved] = useState(false)
  useEffect(() => {
    let timer = 0
    const move = () => {
      setMoved(true)
      window.clearTimeout(timer)
      timer = window.setTimeout(() => setMoved(false), stay)
    }
    window.addEventListener('pointermove', move)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('pointermove', move)
    }
  }, [])
  return isMoved
}

type Props = {
  readonly pinned: WallShow | null
  readonly onPin: (show: WallShow | null) => void
}

/** What is shown and how large: seen while the mouse moves or the keyboard is in it. */
export const WallTools = ({ pinned, onPin }: Props) => {
  const words = useWords(hallWords)
  const isMoved = useMoved()
  return (
    <div className={isMoved ? 'wall-tools on-band seen' : 'wall-tools on-band'}>
      {([null, ...wallShows] as const).map((show, index) => (
        <Button
          key={show}
          tone="bare"
          aria-pressed={show === pinned}
          aria-keyshortcuts={`${index}`}
          data-testid={`show-${show ?? 'auto'}`}
          onClick={() => onPin(show)}
        >
          {words.wall.shows[show ?? 'auto']}{' '}
          <span className="key" aria-hidden="true">
            {index}
          </span>
        </Button>
      ))}
      <Button
        tone="bare"
        data-testid="full-screen"
        onClick={() => {
          if (document.fullscreenElement === null) {
            void document.documentElement.requestFullscreen?.()
          } else void document.exitFullscreen()
        }}
      >
        {words.wall.fullScreen}
      </Button>
      <LanguageSwitch />
    </div>
  )
}
