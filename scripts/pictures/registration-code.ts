import type { DemoHall } from './demo-hall.ts'

/** What stands on the poster of the event that players are coming to. */
export const registrationCode = async (hall: DemoHall): Promise<string> => {
  const headers = { cookie: hall.cookieOf('organizer') ?? '' }
  const answer = await fetch(`${hall.url}/api/events/${hall.eventOf('comingIn')}/code`, { headers })
  const { code } = (await answer.json()) as { readonly code: string | null }
  return code ?? ''
}
