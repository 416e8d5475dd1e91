import type { DeskSignName } from './desk-signs.ts'
import './sign.css'

/** Drawn signs: a state never speaks by colour alone. Those of the desk stand in a file of its own. */
const paths = {
  check: 'M3 8.6l3.3 3.2L13 4.6',
  differ: 'M3 6h10M3 10h10M10.6 2.6L5.4 13.4',
  warn: 'M8 2.4L14.2 13H1.8zM8 6.6v2.9M8 11.3v.1',
  right: 'M3 8h9.6M8.8 4.2L12.6 8l-3.8 3.8',
  left: 'M13 8H3.4M7.2 4.2L3.4 8l3.8 3.8',
  down: 'M8 3v9.6M4.2 8.8L8 12.6l3.8-3.8',
  idle: 'M13.4 8A5.4 5.4 0 1 1 2.6 8a5.4 5.4 0 0 1 10.8 0z',
  clock: 'M13.9 8A5.9 5.9 0 1 1 2.1 8a5.9 5.9 0 0 1 11.8 0zM8 4.6V8l2.4 1.6',
  more: 'M3.5 8h.1M8 8h.1M12.5 8h.1',
  call: 'M4.2 11V7.4a3.8 3.8 0 0 1 7.6 0V11l1.2 1.4H3zM7 14.4h2',
  phone:
    'M5.8 1.9h4.4q1.4 0 1.4 1.4v9.4q0 1.4-1.4 1.4H5.8q-1.4 0-1.4-1.4V3.3q0-1.4 1.4-1.4zM7.2 11.8h1.6',
} as const

const halves = 'M8 2.6a5.4 5.4 0 0 1 0 10.8z'

export type SignName = keyof typeof paths | DeskSignName | 'play' | 'theme'

const drawn = new Map<string, string>(Object.entries(paths))

/** Signs that the first document alone needs: a phone does not wait for them. */
export const addSigns = (signs: Readonly<Record<string, string>>): void => {
  for (const [name, path] of Object.entries(signs)) drawn.set(name, path)
}

export const Sign = ({ name }: { readonly name: SignName }) => (
  <svg className="sign" viewBox="0 0 16 16" aria-hidden="true">
    {name === 'play' || name === 'theme' ? (
      <>
        <path d={paths.idle} />
        <path d={halves} fill="currentColor" stroke="none" />
      </>
    ) : (
      <path d={drawn.get(name)} />
    )}
  </svg>
)
