import { Fragment } from 'react'
import { RuleIds } from './rule-ids.tsx'
import { ruledPieces } from './ruled-pieces.ts'

/** A sentence whose rules open where they are named. */
export const RuledText = ({ children }: { readonly children: string }) =>
  ruledPieces(children).map(({ text, rule }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence have no other name
    <Fragment key={index}>
      {text}
      {rule !== undefined && <RuleIds rules={[rule]} />}
    </Fragment>
  ))
