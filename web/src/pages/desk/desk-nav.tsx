import { isBracket, lastCountedRound, takenPlaces } from '@topcut/engine'
import { placed } from '../../leader/day/day-steps.ts'
import { useLeading } from '../../leader/leading.ts'
import { Link } from '../../route/link.tsx'
import { pathOfEvent } from '../../route/route-of.ts'
import { Button } from '../../ui/button.tsx'
import { deskWords } from '../../words/desk.ts'
import { shareWords } from '../../words/share.ts'
import { useWords } from '../../words/use-words.ts'
import { openMatterCount } from './matters/open-matter-count.ts'
import { sectionTitle } from './section-title.ts'
import { type Section, sections, showSection } from './sections.ts'
import { isSharing } from './share/is-sharing.ts'

const useCounts = (): { readonly [S in Section]: string } => {
  const { state, event } = useLeading()
  const { page } = useWords(deskWords)
  const last = lastCountedRound(state)
  const after = state.rounds[last - 1]?.status === 'closed' ? last : last - 1
  // Whoever is out by now has played all the same.
  const players = state.stages.length > 0 ? placed(state) : takenPlaces(state)
  const bracket = state.stages.find(({ plan }) => isBracket(plan.kind))
  return {
    tables: `${state.rounds.at(-1)?.matches.length ?? ''}`,
    standings: after < 1 ? '' : `${page.afterShort} ${after}`,
    players: `${players}`,
    lists: `${state.lists.size || ''}`,
    announcement: '',
    leaders: `${state.leaders.length || ''}`,
    matters: `${openMatterCount(state) || ''}`,
    bracket: `${(state.cut?.seeds ?? bracket?.entrants)?.length ?? ''}`,
    log: `${event.log.length}`,
    settings: '',
  }
}

export const DeskNav = ({ shown }: { readonly shown: Section }) => {
  const words = useWords(deskWords)
  const counts = useCounts()
  const { workplace } = useLeading()
  const share = useWords(shareWords)
  return (
    <nav className="nav scroll" aria-label={words.page.sections}>
      {sections.map((one) => (
        <a
          key={one}
          href={`#${one}`}
          className={one === shown ? 'here' : undefined}
          aria-current={one === shown ? 'page' : undefined}
          data-testid={`nav-${one}`}
          onClick={(press) => {
            press.preventDefault()
            showSection(one)
          }}
        >
          {sectionTitle(words, one)}
          <i>{counts[one]}</i>
        </a>
      ))}
      <Link href={pathOfEvent(workplace.event, 'print')} data-testid="nav-print">
        {words.heading('print')}
      </Link>
      <Button tone="bare" data-testid="nav-share" onClick={() => isSharing.set(true)}>
        {share.open}
      </Button>
    </nav>
  )
}
