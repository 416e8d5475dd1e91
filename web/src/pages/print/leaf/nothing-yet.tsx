import { type ReactNode, useEffect } from 'react'
import { openState } from '../../../state/state.ts'
import { BareLeaf } from './leaf.tsx'

/** Whether the sheet that is looked at has nothing to print: a blank page would come out. */
export const nothingToPrint = openState(false)

/** In place of a sheet that has nothing to show yet: when it will. */
export const NothingYet = ({ children }: { readonly children: ReactNode }) => {
  useEffect(() => {
    nothingToPrint.set(true)
    return () => nothingToPrint.set(false)
  }, [])
  return (
    <BareLeaf className="nothing-yet">
      <p>{children}</p>
    </BareLeaf>
  )
}
