import type { Catalogue, ListOf } from '@topcut/engine'
import type { Language } from '@topcut/protocol/words'

type Ship = ListOf<'squad'>['ships'][number]
type Named = { readonly id: string; readonly name: string; readonly names?: Names }
type Names = { readonly de?: string; readonly pl?: string }

/** What is printed on cards and stands in no list; without the cards only what lists say is known. */
type PrintedOn = {
  readonly shipName: (id: string) => string
  readonly skill: (ship: Ship) => number | null
}

export const printedOn = (cards: Catalogue | null | undefined, language: Language): PrintedOn => {
  const { ships, pilots } = cards?.kind === 'squad' ? cards : { ships: [], pilots: [] }
  const names = new Map(ships.map((ship: Named) => [ship.id, inLanguage(ship, language)]))
  const skills = new Map(pilots.map(({ id, ship, skill }) => [`${id} ${ship}`, skill ?? null]))
  return {
    shipName: (id) => names.get(id) ?? id,
    skill: ({ id, ship }) => skills.get(`${id} ${ship}`) ?? null,
  }
}

const inLanguage = ({ name, names }: Named, language: Language): string =>
  language === 'en' ? name : (names?.[language] ?? name)
