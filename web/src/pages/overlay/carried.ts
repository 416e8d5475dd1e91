import type { EventId, ListView, PlayerId, SquadList } from '@topcut/engine'
import { unambiguousName } from '@topcut/engine'
import { useEffect, useState } from 'react'
import { loadView } from '../../state/live/load-view.ts'

/** What somebody plays, as a commentator says it: the pilots, the groups, the two affiliations. */
export const carriedText = (list: SquadList): string => {
  switch (list.kind) {
    case 'squad':
      return list.ships.map(unambiguousName).join(', ')
    case 'army':
      return list.deployments.map(unambiguousName).join(', ')
    case 'decks':
    case 'team-decks':
      return list.decks.flatMap(({ affiliations }) => affiliations.map(unambiguousName)).join(', ')
    case 'text':
      return ''
  }
}

type Carried = ReadonlyMap<PlayerId, string>

/** The lists that are open to everybody; asked for anew with every match that comes on air. */
export const useCarried = (event: EventId, isOpen: boolean, match: string | null): Carried => {
  const [carried, setCarried] = useState<Carried>(new Map())
  useEffect(() => {
    if (!isOpen || match === null) return setCarried(new Map())
    let isGone = false
    loadView(event, 'lists').then((reply) => {
      if (isGone || reply.kind !== 'ok') return
      const lists = reply.view as readonly ListView[]
      setCarried(
        new Map(
          lists.flatMap(({ player, list }) => (list === null ? [] : [[player, carriedText(list)]])),
        ),
      )
    })
    return () => {
      isGone = true
    }
  }, [event, isOpen, match])
  return carried
}
