import type { PublicBracket } from '@topcut/engine'
import { bracketColumns } from '../../parts/bracket/bracket-columns.ts'
import { BracketPicture } from '../../parts/bracket/bracket-picture.tsx'
import { hallWords } from '../../words/hall.ts'
import { useWords } from '../../words/use-words.ts'

/** The whole bracket; a phone looks at it piece by piece. */
export const BracketPart = ({ bracket }: { readonly bracket: PublicBracket | null }) => {
  const words = useWords(hallWords)
  return (
    <>
      <h2>{words.tabs.bracket}</h2>
      {bracket === null ? (
        <p className="empty">{words.empty.bracket}</p>
      ) : (
        <>
          {bracket.champion !== null && (
            <p className="public-champion">
              {words.champion}: <b translate="no">{bracket.champion.name}</b>
            </p>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
          <section className="scroll" tabIndex={0} aria-label={words.tabs.bracket}>
            <BracketPicture columns={bracketColumns(bracket)} />
          </section>
        </>
      )}
    </>
  )
}
