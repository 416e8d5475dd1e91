/** Coming to a tournament by its code. */
export const join = {
  heading: 'Playing today?',
  code: 'Event code',
  note: 'You’ll find it on the poster.',
  go: 'Go',
  missing: 'Type the code from the poster.',
  title: 'Find your tournament',
  nowhere: (code: string) => `No tournament has the code “${code}” now.`,
  help: 'Check it letter by letter: codes have no O and no 0, no I and no 1, no B and no 8. If registration is closed, come to the desk: they will add you there.',
  slip: 'You scanned a result slip? Open your own link or come to the desk.',
}
