import type { Ruling } from '@topcut/engine'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

/** What was ruled, the penalty first: whoever is warned must not have to look for it. */
export const RulingSays = ({ ruling }: { readonly ruling: Ruling }) => {
  const { label, language } = useWords(deskWords)
  const { penalty, infraction, about } = ruling
  const what =
    infraction === undefined ? label(`ruling.${about}`) : label(`infraction.${infraction}`)
  return (
    <>
      <b data-testid="penalty">
        {penalty === undefined
          ? capital(language, what)
          : `${capital(language, label(`penalty.${penalty.kind}`))}: ${what}`}
      </b>
      {' · '}
      <span translate="no">{ruling.text}</span>
    </>
  )
}
