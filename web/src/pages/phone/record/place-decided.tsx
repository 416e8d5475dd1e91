import type { Decided, Explanation } from '@topcut/engine'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { phoneNames } from '../said/phone-names.ts'

/** What separates the own place from the one above and the one below. */
export const PlaceDecided = ({ explanation }: { readonly explanation: Explanation }) => {
  const { me } = usePhone()
  const { page, term } = useWords(deskWords)
  const words = page.afterwards.standings
  const names = phoneNames(me)
  const line = (decided: Decided | null, said: (player: string, by: string) => string) =>
    decided !== null && (
      <p>
        {said(names.player(decided.other), term(decided.by))} <RuleIds rules={[decided.rule]} />
      </p>
    )
  return (
    <div className="addends">
      {line(explanation.above, words.above)}
      {line(explanation.below, words.below)}
    </div>
  )
}
