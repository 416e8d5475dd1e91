import type { RuleId } from '@topcut/engine'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { usePaper } from '../paper-context.ts'

/** The player signs, and whoever has added it up where the document lets opponents do that. */
export const ListSigns = ({ rule }: { readonly rule: RuleId | null }) => {
  const { print } = usePaper()
  return (
    <p className="list-signs" data-block>
      <span>{print.signature}</span>
      {rule !== null && (
        <span>
          {print.addedUp} <RuleIds rules={[rule]} />
        </span>
      )}
      <span>{print.checkedBy}</span>
    </p>
  )
}
