/** What a channel elsewhere reads. Rounds stand before a colon, so that no language inflects them. */
export const hooks = {
  announced: (event: string) => `${event} is announced.`,
  announcedAnew: (event: string) => `${event}: what was announced has changed.`,
  cancelled: (event: string, reason: string) => `${event} is called off: ${reason}`,
  published: (event: string, round: string) => `${event}, ${round}: the pairings are out.`,
  repaired: (event: string, round: string) => `${event}, ${round}: the pairings have changed.`,
  closed: (event: string, round: string) => `${event}, ${round}: all results are in.`,
  cut: (event: string, size: number) => `${event}: the top ${size} go on.`,
  result: (event: string, round: string, table: number) => `${event}, ${round}, table ${table}:`,
  amended: (event: string, round: string, table: number) =>
    `${event}, ${round}, table ${table}, corrected:`,
  annulled: (event: string, round: string, table: number) =>
    `${event}, ${round}, table ${table}: the result does not count, the game is played again.`,
  message: (event: string, text: string) => `${event}: ${text}`,
  finished: (event: string, champion: string) => `${event} is over. Congratulations, ${champion}!`,
  trial: (event: string) => `${event}: this is a trial. From now on this channel hears of it.`,
  takenBack: (event: string, what: string) => `${event}: taken back: ${what}.`,
  what: {
    'event-announced': 'the announcement',
    'event-cancelled': 'that it is called off',
    'round-published': 'the pairings',
    'round-repaired': 'the change of the pairings',
    'round-closed': 'the end of the round',
    'cut-made': 'the cut',
    'result-entered': 'a result',
    'result-amended': 'the correction of a result',
    'result-annulled': 'that a result does not count',
    'message-announced': 'the message',
    'event-finished': 'the end of the tournament',
  },
}
