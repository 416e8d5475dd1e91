import { phoneWords } from '../../words/phone.ts'
import { useWords } from '../../words/use-words.ts'
import { type Place, type Tab, tabs } from './place.ts'

const signs: { readonly [T in Tab]: string } = {
  match: 'M2.6 3h10.8v10H2.6zM8 3v10M2.6 8h10.8',
  standings: 'M3 13V9M8 13V3M13 13V6',
  record:
    'M10.6 5.2a2.6 2.6 0 1 1-5.2 0 2.6 2.6 0 0 1 5.2 0zM2.8 13.4c.6-2.8 2.6-4.2 5.2-4.2s4.6 1.4 5.2 4.2',
  needs:
    'M13.6 8A5.6 5.6 0 1 1 2.4 8a5.6 5.6 0 0 1 11.2 0zM9.8 8a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0z',
  list: 'M5.6 4h8M5.6 8h8M5.6 12h8M2.4 4h.1M2.4 8h.1M2.4 12h.1',
}

/** The five pages at a thumb's reach. */
export const TabBar = ({ place }: { readonly place: Place }) => {
  const words = useWords(phoneWords)
  return (
    <nav className="tab-bar" aria-label={words.pages}>
      {tabs.map((tab) => (
        <a
          key={tab}
          href={`#${tab}`}
          aria-current={tab === place ? 'page' : undefined}
          data-testid={`tab-${tab}`}
        >
          <svg className="sign" viewBox="0 0 16 16" aria-hidden="true">
            <path d={signs[tab]} />
          </svg>
          {words.tabs[tab]}
        </a>
      ))}
    </nav>
  )
}
