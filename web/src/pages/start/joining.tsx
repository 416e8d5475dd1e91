import { JoinField } from '../../parts/join/join-field.tsx'
import { joinWords } from '../../words/join.ts'
import { useWords } from '../../words/use-words.ts'

/** For players who come by the code: the first thing here that is for them. */
export const Joining = () => (
  <section className="joining" aria-labelledby="joining">
    <h2 id="joining">{useWords(joinWords).heading}</h2>
    <JoinField />
  </section>
)
