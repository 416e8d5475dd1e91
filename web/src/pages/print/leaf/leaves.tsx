import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { isSame } from '../../../parts/is-same.ts'
import { Leaf, type LeafProps } from './leaf.tsx'
import { splitLeaves } from './split-leaves.ts'

type Fitted = ReturnType<typeof splitLeaves>

type Props = Omit<LeafProps, 'part' | 'number' | 'of' | 'scale' | 'children'> & {
  /** How many blocks there are; each is marked with `data-block`. */
  readonly count: number
  readonly part?: (shown: readonly (readonly number[])[], leaf: number) => ReactNode
  readonly children: (shown: readonly number[]) => ReactNode
}

/** Rows that are made smaller are rounded up, each a little: the last of many would be cut off. */
const surely = 0.975

const none: Fitted = { scale: 1, leaves: [] }

/** Where the leaf with everything on it has to be cut. */
const measured = (leaf: HTMLElement): Fitted | null => {
  const body = leaf.querySelector('.leaf-body')?.getBoundingClientRect()
  const blocks = [...leaf.querySelectorAll<HTMLElement>('[data-block]')]
  const boxes = blocks.map((block) => block.getBoundingClientRect())
  const [first] = boxes
  // While the browser prints, the ruler is not drawn: what was measured before still holds.
  if (body === undefined || body.height === 0) return null
  if (first === undefined) return none
  const heights = boxes.map((box, at) => ({
    height: (boxes[at + 1]?.top ?? box.bottom) - box.top,
    stays: blocks[at]?.dataset['block'] === 'stays',
  }))
  // What stands above the first row stands above it on every leaf.
  return splitLeaves(heights, surely * body.height, first.top - body.top)
}

/** Rows over as many leaves as they need: how high they are, only the browser knows. */
export const Leaves = ({ count, part, children, ...rest }: Props) => {
  const ruler = useRef<HTMLDivElement>(null)
  const [{ scale, leaves }, setFitted] = useState(none)
  const all = Array.from({ length: count }, (_, at) => at)
  // After every drawing: a name, a language or another paper changes heights.
  useLayoutEffect(() => {
    const leaf = ruler.current?.firstElementChild
    if (!(leaf instanceof HTMLElement)) return
    const now = measured(leaf)
    setFitted((before) => (now === null || isSame(before, now) ? before : now))
  })
  const shown = leaves.map((numbers) => numbers.filter((at) => at < count))
  const partOf = (of: readonly (readonly number[])[], at: number) =>
    part === undefined ? {} : { part: part(of, at) }
  return (
    <>
      <div ref={ruler} className="leaf-ruler" aria-hidden="true">
        <Leaf {...rest} {...partOf([all], 0)}>
          {children(all)}
        </Leaf>
      </div>
      {(shown.length === 0 ? [[]] : shown).map((numbers, at) => (
        <Leaf
          // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is its place among the leaves
          key={at}
          {...rest}
          {...partOf(shown, at)}
          number={at + 1}
          of={shown.length}
          scale={scale}
        >
          {children(numbers)}
        </Leaf>
      ))}
    </>
  )
}
