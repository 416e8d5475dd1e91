import type { PlayerId, PublicBracket } from '@topcut/engine'
import { useMemo } from 'react'
import { BracketPicture } from '../../parts/bracket/bracket-picture.tsx'
import { publicSeeds } from '../../parts/bracket/public-seeds.ts'
import { sideName } from '../../parts/pairings/members.ts'
import { hallWords } from '../../words/hall.ts'
import { useWords } from '../../words/use-words.ts'

const Drawn = ({ bracket }: { readonly bracket: PublicBracket }) => {
  const words = useWords(hallWords)
  const seeds = useMemo(() => publicSeeds(bracket), [bracket])
  return (
    <BracketPicture
      bracket={bracket}
      label={words.tabs.bracket}
      seedOf={(player: PlayerId) => seeds.get(player) ?? null}
    />
  )
}

/** The whole bracket; a phone looks at it round by round. */
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
              {words.champion}: <b translate="no">{sideName(bracket.champion)}</b>
            </p>
          )}
          <Drawn bracket={bracket} />
        </>
      )}
    </>
  )
}
