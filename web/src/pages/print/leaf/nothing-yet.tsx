import type { ReactNode } from 'react'
import { BareLeaf } from './leaf.tsx'

/** In place of a sheet that has nothing to show yet: when it will. Never printed. */
export const NothingYet = ({ children }: { readonly children: ReactNode }) => (
  <BareLeaf className="nothing-yet">
    <p>{children}</p>
  </BareLeaf>
)
